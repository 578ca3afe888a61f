-- Spec: terrain#carte: the obstacles of many plots, read at once from the queue, equal those read
-- plot by plot.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select from essai.faire('parcelle.enregistrer', 'a');
select from essai.faire('parcelle.enregistrer', 'b',
  jsonb_build_object('releve', essai.releve('b', essai.ailleurs('a'))));
insert into controle.controle (organisation_id, commande_id, motif, auteur_id, entite, entite_id,
  ouvert_le)
select k.organisation_id, k.commande_id, 'doublon_identite', k.auteur_id, 'producteur',
       essai.id('Kossi'), k.ouvert_le
from controle.controle k where k.motif = 'chevauchement_parcelle';
create temp table tout as select array_agg(p.id) as ids from parcelle.parcelle p;
create temp table un_a_un as select c.* from tout t, parcelle.concernees(t.ids) as c;

select set_eq('select * from un_a_un', $$
    select essai.id(v.nom), v.motif, true from (values
      ('a', 'chevauchement_parcelle'), ('b', 'chevauchement_parcelle'), ('a', 'doublon_identite'),
      ('b', 'doublon_identite'), ('parcelle Kossi', 'doublon_identite')) as v (nom, motif)$$,
  'an overlap is about both, a member about all their plots');
select bag_eq('select * from un_a_un', 'select * from parcelle.concernees(null)',
  'and so say all of the queue');
select * from finish();
rollback;
