-- Spec: commandes#alias: a survey that names a merged plot belongs to the kept plot.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.faire('parcelle.enregistrer', 'perdue', '{}', essai.capture(essai.t(0, '06:00')));
update parcelle.parcelle set fusionnee_dans = essai.id('parcelle Kossi')
where id = essai.id('perdue');

select is(essai.faire('parcelle.relever', 'neuf',
    jsonb_build_object('parcelle_id', essai.id('perdue'))) -> 'entites',
  jsonb_build_object('parcelle', essai.id('parcelle Kossi'), 'polygone', essai.id('polygone neuf')),
  'a phone that names the lost id is told the kept one');
select is((select v.id from parcelle.polygone_en_vigueur v
    where v.parcelle_id = essai.id('parcelle Kossi')), essai.id('polygone neuf'),
  'the kept plot has the survey');

select * from finish();
rollback;
