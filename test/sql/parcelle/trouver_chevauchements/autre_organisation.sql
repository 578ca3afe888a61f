-- Spec: terrain#chevauchement: another organization's plots are no neighbours.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.entrer('VOISIN');
select essai.producteur('Chez le voisin');
create function pg_temp.enregistrer(p_nom text, p_producteur text) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom,
    jsonb_build_object('producteur_id', essai.id(p_producteur), 'releve',
      essai.releve(p_nom, essai.rectangle(2.1, 6.4)))))
$$;

select is(pg_temp.enregistrer('du voisin', 'Chez le voisin'), null,
  'the neighbour organization surveys a plot');
select essai.entrer('ESSAI');
select is(pg_temp.enregistrer('la mienne', 'Kossi'), null, 'the same ground here: no overlap');
select is(pg_temp.enregistrer('encore', 'Kossi'), 'chevauchement_parcelle',
  'the same ground twice here: overlap');

select * from finish();
rollback;
