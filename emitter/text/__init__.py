"""StableHLO text: typed values, one method per op. The text is ours alone and depends on no library's printer."""
