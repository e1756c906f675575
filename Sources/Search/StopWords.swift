/// Words that a question is made with, in both languages: beside others they say nothing about what is looked for.
package enum StopWords {
  package static let all = [
    "a", "about", "after", "all", "also", "always", "am", "an", "and", "any", "anyone", "app", "apps", "are", "as",
    "at",
    "be", "because", "been", "before", "but", "by", "ca", "can", "cannot", "certain", "could", "did", "do", "does",
    "doing",
    "done", "even", "every", "example", "find", "for", "from", "get", "gets", "getting", "give", "go", "goes", "got",
    "had",
    "has", "have", "help", "here", "how", "i", "if", "in", "into", "ios", "is", "it", "its", "just", "keep", "keeps",
    "ll", "make",
    "makes", "making", "me", "my", "need", "needs", "no", "not", "objc", "objective", "of", "on", "or", "our", "please",
    "possible", "problem",
    "proper", "properly", "re", "s", "seem", "seems", "should", "so", "some", "still", "swift", "t", "than", "that",
    "the", "their",
    "them", "then", "there", "these", "they", "thing", "this", "to", "too", "try", "trying", "use", "using", "ve",
    "very",
    "via", "want", "wants", "was", "way", "ways", "we", "were", "what", "when", "where", "which", "while", "who",
    "why", "will", "with", "wo", "work", "works", "would", "you", "your",
    "dont", "doesnt", "didnt", "isnt", "wont", "cant", "im",
    "手机", "点击", "显示", "打开", "进行", "出现", "情况", "实现", "使用", "用法", "用", "怎么样", "怎么办", "怎么", "怎样", "如何", "为什么", "为何", "什么",
    "哪里", "哪些", "请问", "可以", "能否", "不能", "能不能", "能", "需要", "想要",
    "一下", "我的", "时候", "之后", "以后", "后", "时", "的", "了", "吗", "呢", "吧", "我", "要", "让", "把", "被", "是", "在", "和", "与",
    "或", "有", "没有", "没", "不", "只有", "只能", "只", "仅", "都", "也", "就", "还", "会", "想", "请", "给", "从", "到",
    "为啥", "咋", "啥", "里面", "里", "再", "出来", "有没有",
  ]
}
