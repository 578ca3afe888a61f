-- Spec: terrain#culture-a-la-date: crops are read at a date; the crops of the registration apply
-- from the beginning.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.une(p_code text) returns jsonb language sql as $$
  select jsonb_build_object('cultures',
    jsonb_build_array(jsonb_build_object('produit_id', essai.produit(p_code), 'part_cp', 8000)))
$$;
create function pg_temp.au(p_le timestamptz) returns text language sql as $$
  select coalesce(string_agg(p.code, ' ' order by p.code), '-')
  from parcelle.cultures_au(essai.id('champ'), p_le) as c left join produit.produit p
    on p.id = c.produit_id
$$;
select essai.faire('parcelle.enregistrer', 'champ', pg_temp.une('ANANAS'),
  essai.capture(essai.t(0, '03:00')));
select is(
  essai.motifs(essai.faire('parcelle.relever', 'x',
      jsonb_build_object('parcelle_id', essai.id('champ'), 'releve',
        essai.releve('x', essai.ailleurs('champ')))
  || pg_temp.une('JUS'), essai.capture(essai.t(0, '05:00')))), null, 'a survey tells what grows');
select is(pg_temp.au(essai.t(0, '04:59:59')), 'ANANAS', 'until then what it was registered with');
select is(pg_temp.au(essai.t(-300)), 'ANANAS', 'from the beginning');
select is(pg_temp.au(essai.t(0, '05:00')), 'JUS', 'from the survey on the other');
select essai.faire('parcelle.relever', 'avant',
  jsonb_build_object('parcelle_id', essai.id('champ'), 'releve',
    essai.releve('avant', essai.ailleurs('champ')),
  'cultures', '[]'::jsonb), essai.capture(essai.t(0, '04:00')));
select is(pg_temp.au(essai.t(0, '04:30')), '-',
  'an older survey that arrives late: fallow between');
select is(pg_temp.au(essai.t(0, '05:30')), 'JUS', 'and the later one stays');
select essai.faire('parcelle.relever', 'sans',
  jsonb_build_object('parcelle_id', essai.id('champ'), 'releve',
    essai.releve('sans', essai.ailleurs('champ'))), essai.capture(essai.t(0, '06:00')));
select is(pg_temp.au(essai.t(0, '06:30')), 'JUS',
  'a survey that tells nothing of crops changes none');
select is((select count(*) from parcelle.culture c where c.parcelle_id = essai.id('champ')),
  2::bigint, 'the history is kept');

select * from finish();
rollback;
