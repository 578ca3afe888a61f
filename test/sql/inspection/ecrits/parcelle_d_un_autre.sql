-- Spec: commandes#ordre-d-arrivee: an inspection of one member that names another member's plot is
-- judged again when the holder leaves, so that both orders of arrival end alike.
begin;
set local role metier;
select plan(3);
select essai.preparer_ordre();

create function pg_temp.visite() returns jsonb language sql as $$
  select essai.a_l_heure('07:00', essai.ordre('inspection.enregistrer', 'v',
    essai.sur_une_parcelle('champ')))
$$;
select is(essai.ecarts_de_permutations(
    essai.acte('adhesion.sortir', 'Koffi', '06:00'), pg_temp.visite()), null,
  'an exit of the holder');
select is(essai.ecarts_de_permutations(
    essai.acte('adhesion.sortir', 'Koffi', '06:30'), essai.acte('adhesion.transferer_parcelle',
      'champ', '06:00', jsonb_build_object('producteur_id', essai.id('Kossi'))),
    pg_temp.visite()), null, 'a transfer before the exit');

select essai.envoyer_a(pg_temp.visite(), '07:00');
select is((select array_agg(e.id) from inspection.ecrits(essai.id('Koffi'), essai.t(0, '06:00'))
    as e), array[essai.id('v')], 'the inspection is one of the holder''s');

select * from finish();
rollback;
