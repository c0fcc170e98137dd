import sys
from pathlib import Path

# The clock of the tests beside these.
sys.path.insert(0, str(Path(__file__).parents[1]))
