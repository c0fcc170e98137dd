"""The one way in for files, arrays, JSON, CSV and whole numbers from outside, and the one way out for files.

Besides them locks, scratch folders, and child processes that end with this one.
"""
