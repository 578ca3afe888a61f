-- Spec: imports#textes: a code has one form, whatever dashes, digits, blanks and invisible
-- characters it was written with.
begin;
set local role metier;
select plan(3);

select is_empty($$
  select t.ecrit, core.code_uni(t.ecrit) from (values
    ('M-001', 'M-001'), ('M–001', 'M-001'), (U&'M\2011001', 'M-001'), (U&'M\2212001', 'M-001'),
    ('Ｍ－００１', 'M-001'), ('M-٠٠١', 'M-001'), ('M-۰۰۱', 'M-001'), ('M-০০১', 'M-001'),
    ('M-߀߀߁', 'M-001'), (' M-001', 'M-001'), (U&'M-001\00A0', 'M-001'), ('m  001', 'm 001'),
    (E'M\n001', 'M 001'), (U&'M-\200B001', 'M-001'), (U&'\202AM-001\202C', 'M-001'),
    (U&'Ade\0301-1', 'Adé-1'), ('م-٠٠١', 'م-001'), ('5²', '5²'), ('', ''), ('–', '-'),
    ('M_001', 'M_001'), ('MK/1.2', 'MK/1.2')) as t (ecrit, uni)
  where core.code_uni(t.ecrit) is distinct from t.uni $$, 'examples');
select is(core.code_uni(null), null, 'nothing');
select is_empty($$
  select x from unnest('{M–001, Ｍ－００１," a  b "}'::text[]) as x
  where core.code_uni(core.code_uni(x)) <> core.code_uni(x) $$, 'once is enough');

select * from finish();
rollback;
