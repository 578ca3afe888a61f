-- Spec: numerotation#apercu: the number that the next record would get, and the model; it is not
-- reserved.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.apercu(p_campagne text, p_produit text, p_nature text default 'MP')
returns jsonb language sql as $$
  select numerotation.apercu(p_campagne, p_produit, p_nature)::jsonb
$$;

select is(pg_temp.apercu('C26', 'ANANAS'),
  jsonb_build_object('numero', 'MP-ANANAS-26-0001', 'rang', 1, 'modele_version', 1,
  'segments', (select m.segments from numerotation.modele m)), 'before the first');
select is(pg_temp.apercu('C26', 'ANANAS') ->> 'numero', 'MP-ANANAS-26-0001', 'nothing is reserved');
select from essai.collecter('a');
select is(pg_temp.apercu('C26', 'ANANAS') ->> 'rang', '2', 'after one');
select is(essai.collecter('b') ->> 'numero_officiel', 'MP-ANANAS-26-0002',
  'what it says is what comes');
select is(pg_temp.apercu(essai.id('campagne ESSAI')::text, upper(essai.produit('ANANAS')::text)) ->>
  'numero', 'MP-ANANAS-26-0003',
  'by id as by code');
select is(pg_temp.apercu('C26', 'ANANAS', n) ->> 'numero', n || '-ANANAS-26-0001', 'nature ' || n)
from unnest('{REC,NET,PF}'::text[]) as n;

select * from finish();
rollback;
