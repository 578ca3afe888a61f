-- Spec: imports#annulation, file-de-controle#repose: an import of plots is undone even if phones
-- surveyed the same land: controls that rest on these plots alone are lifted.
begin;
set local role metier;
select plan(10);
select essai.preparer_operations();
create function pg_temp.apporter(p_nom text) returns text language sql as $$
  select x.fautes::text from importation.ecrire_ligne('parcelles', jsonb_populate_record(
    null::importation.ligne, jsonb_build_object('renvois', '{}'::jsonb, 'demande',
      essai.payload('parcelle.enregistrer', p_nom))), essai.id('admin ESSAI'), essai.t()) as x
$$;
create function pg_temp.relever(p_nom text, p_terre text, p_compte text default 'agent')
returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom, jsonb_build_object(
    'releve', essai.releve(p_nom, essai.ailleurs(p_terre))), '{}', p_compte))
$$;
create function pg_temp.controles(p_nom text) returns text language sql as $$
  select string_agg(coalesce(k.decision, k.statut), ','
    order by k.decision) from controle.controle k
  where k.commande_id = essai.id('commande ' || p_nom)
$$;
create function pg_temp.defaire(p_nom text) returns text language plpgsql as $$
begin
  perform set_config('sillon.utilisateur_id', essai.id('collègue ESSAI')::text, true);
  perform importation.exiger_sans_dependance('parcelles', array[essai.id(p_nom)]);
  perform importation.defaire_parcelles(
    array[essai.id(p_nom)], 'mauvais fichier', essai.id('collègue ESSAI'), essai.t(1));
  perform importation.exiger_sans_dependance('parcelles', array[essai.id(p_nom)]);
  return 'défait';
exception when sqlstate 'TR409' then
  return sqlerrm;
end
$$;

select is(pg_temp.apporter('apportée'), '[]', 'a plot of a file');
select is(pg_temp.relever('dessus', 'apportée'), 'chevauchement_parcelle', 'one on its land');
select is(pg_temp.relever('encore', 'apportée'), 'chevauchement_parcelle', 'and one more');
select is(pg_temp.relever('sienne', 'apportée', 'collègue'), 'chevauchement_parcelle',
  'and one by the person who undoes the import');
select is(pg_temp.defaire('apportée'), 'défait', 'which the overlaps do not prevent');
select is(pg_temp.controles('dessus'), 'annulation', 'the overlap ends with the plot');
select is((select array[k.raison, k.leve_par::text] from controle.controle k
    where k.commande_id = essai.id('commande dessus')),
  array['mauvais fichier', essai.id('collègue ESSAI')::text], 'for the reason of the undoing');
select is(pg_temp.controles('encore'), 'annulation,ouvert', 'that of two others stays');
select is(pg_temp.controles('sienne'), 'ouvert,ouvert,ouvert',
  'so do those of a command of the person who undid it');
select is(essai.lever('rsci ESSAI', 'sienne', 'chevauchement_parcelle', 'confirmation'), 'leve',
  'which another person decides');

select * from finish();
rollback;
