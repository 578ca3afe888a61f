-- Spec: conformite-et-certificats#effets, commandes#ordre-d-arrivee: a revision and a collection
-- end alike in every order beside other crops, another group, a note, a report, an exit and a
-- return.
begin;
set local role metier;
select plan(5);
select essai.preparer_ordre();
select essai.annuler('portée');
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');

create function pg_temp.collecte(p_heure text default '07:00') returns jsonb language sql as $$
  select essai.a_l_heure(p_heure, essai.ordre('collecte.enregistrer', 'c', essai.kg(1000)))
$$;
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    pg_temp.collecte(), essai.a_l_heure('06:30',
      essai.ordre('parcelle.relever', 'r', essai.autre_culture()))), null, 'other crops');
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    pg_temp.collecte(), essai.a_l_heure('06:30', essai.ordre('producteur.modifier', 'm',
      essai.autre_groupe()))), null, 'another group');
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    pg_temp.collecte(), essai.a_l_heure('07:30',
      essai.ordre('livraison.etablir_bon', 'b', jsonb_build_object('collectes',
        jsonb_build_array(essai.id('c')))))), null, 'a delivery note');
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    pg_temp.collecte(), essai.a_l_heure('07:30',
      essai.ordre('collecte.signaler_erreur', 's', essai.d_une_collecte('c')))), null,
  'a reported error');
select is(essai.ecarts_de_permutations(essai.revision('parcelle Kossi', 'C2', '06:00'),
    pg_temp.collecte(), essai.acte('adhesion.sortir', 'Kossi', '06:30'),
    essai.acte('adhesion.revenir', 'Kossi', '06:45')), null, 'an exit and a return');

select * from finish();
rollback;
