-- Spec: terrain#sortie, file-de-controle#correction: a plot that a correction gives to a member who
-- had left is active in that member's periods, and one whose holder is unknown is always active.
begin;
set local role metier;
select plan(3);
select essai.preparer_ordre();

create function pg_temp.actif() returns text language sql as $$
  select p.actif_pendant::text from parcelle.parcelle p where p.id = essai.id('terre')
$$;
select essai.agir('adhesion.sortir', essai.id('Koffi'),
  jsonb_build_object('le', essai.t(0, '06:00')));
select essai.faire('parcelle.enregistrer', 'terre', essai.d_un_membre('Afi'),
  essai.capture(essai.t(0, '05:30')));
select is(pg_temp.actif(), '{(,)}', 'nobody holds it yet');

select is(essai.lever('rsci ESSAI', 'terre', 'reference_inconnue', 'correction', jsonb_build_object(
  'type', 'parcelle.enregistrer', 'version_schema', 2,
  'payload', essai.payload('parcelle.enregistrer', 'terre') || essai.d_un_membre('Koffi'))), 'leve',
  'a person says whose it is');
select is(pg_temp.actif(),
  (select p.actif_pendant::text from producteur.producteur p where p.id = essai.id('Koffi')),
  'it left with its holder');

select * from finish();
rollback;
