# two texts side by side as a table
# since: 3.14
import difflib

before = ['one two', 'same', 'gone & <x>', '\ttab', 'z']
after = ['one too', 'same', '\ttab', 'new line', 'z']
print(difflib.HtmlDiff().make_table(before, after, 'from', 'to'))
# expect:
# expect:     <table class="diff" id="difflib_chg_to0__top"
# expect:            cellspacing="0" cellpadding="0" rules="groups" >
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header">from</th><th class="diff_next"><br /></th><th colspan="2" class="diff_header">to</th></tr></thead>
# expect:         <tbody>
# expect:             <tr><td class="diff_next" id="difflib_chg_to0__2"><a href="#difflib_chg_to0__1">n</a></td><td class="diff_header" id="from0_1">1</td><td nowrap="nowrap">one&nbsp;t<span class="diff_sub">w</span>o</td><td class="diff_next"><a href="#difflib_chg_to0__1">n</a></td><td class="diff_header" id="to0_1">1</td><td nowrap="nowrap">one&nbsp;to<span class="diff_add">o</span></td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header" id="from0_2">2</td><td nowrap="nowrap">same</td><td class="diff_next"></td><td class="diff_header" id="to0_2">2</td><td nowrap="nowrap">same</td></tr>
# expect:             <tr><td class="diff_next"><a href="#difflib_chg_to0__2">n</a></td><td class="diff_header" id="from0_3">3</td><td nowrap="nowrap"><span class="diff_sub">gone&nbsp;&amp;&nbsp;&lt;x&gt;</span></td><td class="diff_next"><a href="#difflib_chg_to0__2">n</a></td><td class="diff_header"></td><td nowrap="nowrap"></td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header" id="from0_4">4</td><td nowrap="nowrap">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;tab</td><td class="diff_next"></td><td class="diff_header" id="to0_3">3</td><td nowrap="nowrap">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;tab</td></tr>
# expect:             <tr><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header"></td><td nowrap="nowrap"></td><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header" id="to0_4">4</td><td nowrap="nowrap"><span class="diff_add">new&nbsp;line</span></td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header" id="from0_5">5</td><td nowrap="nowrap">z</td><td class="diff_next"></td><td class="diff_header" id="to0_5">5</td><td nowrap="nowrap">z</td></tr>
# expect:         </tbody>
# expect:     </table>
print(difflib.HtmlDiff(tabsize=2, wrapcolumn=5).make_table(before, after, context=True, numlines=0))
# expect:
# expect:     <table class="diff" id="difflib_chg_to1__top"
# expect:            cellspacing="0" cellpadding="0" rules="groups" >
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:
# expect:         <tbody>
# expect:             <tr><td class="diff_next" id="difflib_chg_to1__0"><a href="#difflib_chg_to1__1">n</a></td><td class="diff_header" id="from1_1">1</td><td nowrap="nowrap">one&nbsp;t</td><td class="diff_next"><a href="#difflib_chg_to1__1">n</a></td><td class="diff_header" id="to1_1">1</td><td nowrap="nowrap">one&nbsp;t</td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_sub">w</span>o</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">o<span class="diff_add">o</span></td></tr>
# expect:         </tbody>
# expect:         <tbody>
# expect:             <tr><td class="diff_next" id="difflib_chg_to1__1"><a href="#difflib_chg_to1__2">n</a></td><td class="diff_header" id="from1_3">3</td><td nowrap="nowrap"><span class="diff_sub">gone&nbsp;</span></td><td class="diff_next"><a href="#difflib_chg_to1__2">n</a></td><td class="diff_header"></td><td nowrap="nowrap"></td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_sub">&amp;&nbsp;&lt;x&gt;</span></td><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap">&nbsp;</td></tr>
# expect:         </tbody>
# expect:         <tbody>
# expect:             <tr><td class="diff_next" id="difflib_chg_to1__2"><a href="#difflib_chg_to1__top">t</a></td><td class="diff_header"></td><td nowrap="nowrap"></td><td class="diff_next"><a href="#difflib_chg_to1__top">t</a></td><td class="diff_header" id="to1_4">4</td><td nowrap="nowrap"><span class="diff_add">new&nbsp;l</span></td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap">&nbsp;</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_add">ine</span></td></tr>
# expect:         </tbody>
# expect:     </table>
print(difflib.HtmlDiff().make_table(before, before, context=True))
# expect:
# expect:     <table class="diff" id="difflib_chg_to2__top"
# expect:            cellspacing="0" cellpadding="0" rules="groups" >
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:
# expect:         <tbody>
# expect:             <tr><td class="diff_next"><a href="#difflib_chg_to2__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td><td class="diff_next"><a href="#difflib_chg_to2__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td></tr>
# expect:         </tbody>
# expect:     </table>
page = difflib.HtmlDiff().make_file(['\N{EURO SIGN}'], ['b'], charset='ascii')
print('charset=ascii' in page, '&#8364;' in page, 'difflib_chg_to3__top' in page)  # expect: True True True
