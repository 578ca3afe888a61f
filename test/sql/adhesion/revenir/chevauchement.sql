-- Spec: terrain#chevauchement, file-de-controle#sans-objet: land is shared only while both plots
-- are there, in whichever order a plot, an exit and a return arrive.
begin;
set local role metier;
select plan(4);
select essai.preparer_ordre();

create function pg_temp.terre(p_heure text) returns jsonb language sql as $$
  select essai.a_l_heure(p_heure, essai.ordre('parcelle.enregistrer', 'terre', jsonb_build_object(
    'releve', essai.payload('parcelle.enregistrer', 'champ') -> 'releve'
      || jsonb_build_object('polygone_id', essai.id('polygone terre')))))
$$;
select is(essai.ecarts_de_permutations(pg_temp.terre('06:30'),
    essai.acte('adhesion.sortir', 'Koffi', '06:00')), null, 'the neighbour had left before');
select is(essai.ecarts_de_permutations(pg_temp.terre('06:30'),
    essai.acte('adhesion.sortir', 'Koffi', '06:00'),
    essai.acte('adhesion.revenir', 'Koffi', '06:15')), null, 'and came back');
select is(essai.ecarts_de_permutations(pg_temp.terre('06:30'),
    essai.acte('adhesion.sortir', 'Koffi', '06:00'), essai.a_l_heure('07:00',
      essai.ordre('parcelle.relever', 'r', essai.sur_une_parcelle('champ')
        || essai.forme_de('ailleurs')))), null, 'and their land was surveyed elsewhere');

select from essai.agir('adhesion.sortir', essai.id('Koffi'),
  jsonb_build_object('le', essai.t(0, '06:00')));
select from essai.faire_pas(pg_temp.terre('06:30'));
select from essai.agir('adhesion.revenir', essai.id('Koffi'),
  jsonb_build_object('le', essai.t(0, '06:15')));
select is((select count(*) from controle.controle k where k.statut = 'ouvert'
    and k.motif = 'chevauchement_parcelle'), 1::bigint, 'the return finds it');

select * from finish();
rollback;
