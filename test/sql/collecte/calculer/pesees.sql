-- Spec: collectes#calcul: each weighing less its tare is summed; a tare above its gross, or a net
-- sum of zero, is unreadable data.
begin;
set local role metier;
select plan(12);
select essai.preparer();

create function pg_temp.peser(p_pesees text) returns text language sql as $$
  select coalesce(essai.motifs(r), 'net')
  from essai.collecter(p_pesees, essai.kg(7) || jsonb_build_object('pesees', (
    select jsonb_agg(jsonb_build_object('brut_g', split_part(p, '-', 1)::integer, 'tare_g',
        split_part(p, '-', 2)::integer)) from string_to_table(p_pesees, ' ') as p))) as r
$$;

select is(pg_temp.peser('10-3'), 'net', 'one weighing');
select is(pg_temp.peser('5-1 4-1'), 'net', 'the sum of two');
select is(pg_temp.peser('7-0 3-3'), 'net', 'a tare equal to its gross');
select is(pg_temp.peser('20-1 3-15'), 'donnees_illisibles',
  'a tare above its gross, even when the sum is positive');
select is(pg_temp.peser('5-5'), 'donnees_illisibles', 'a net of nothing');
select is(pg_temp.peser('1-0'), 'ecart_calcul', 'a net of one gram is a net');
select is(pg_temp.peser('5-6'), 'donnees_illisibles', 'a negative net');
select is(essai.constats(p) -> 0 -> 'details', jsonb_build_object('raison', r),
  p || ': the reason has a name')
from (values ('20-1 3-15', 'tare_superieure_au_brut'), ('5-5', 'masses_incoherentes'),
  ('5-6', 'tare_superieure_au_brut')) as v (p, r);
select is(essai.constats('5-5') #>> '{0,entite}', null, 'which is about no entity');
select is((select count(*) from collecte.collecte), 4::bigint, 'what is unreadable is not written');

select * from finish();
rollback;
