-- Spec: commandes#ordre-d-arrivee: an estimate of a plot that its holder gave away later is judged
-- again when that holder leaves.
begin;
set local role metier;
select plan(3);
select essai.preparer_ordre();

create function pg_temp.estimation() returns jsonb language sql as $$
  select essai.a_l_heure('06:30', essai.ordre('recolte.estimer', 'h',
    essai.sur_une_parcelle('champ')))
$$;
select is(essai.ecarts_de_permutations(
    essai.acte('adhesion.sortir', 'Koffi', '06:00'), pg_temp.estimation()), null,
  'an exit of the holder');
select is(essai.ecarts_de_permutations(
    essai.acte('adhesion.sortir', 'Koffi', '07:00'), essai.acte('adhesion.transferer_parcelle',
      'champ', '06:45', jsonb_build_object('producteur_id', essai.id('Kossi'))),
    pg_temp.estimation()), null, 'a transfer before the exit');

select essai.envoyer_a(pg_temp.estimation(), '06:30');
select essai.agir('adhesion.transferer_parcelle', essai.id('champ'), jsonb_build_object(
  'producteur_id', essai.id('Kossi'), 'le', essai.t(0, '06:45')), 'rsci', essai.t(2));
select is((select array_agg(e.id) from recolte.ecrits(essai.id('Koffi'), essai.t(0, '06:00')) as e),
  array[essai.id('h')], 'the estimate is one of the former holder''s');

select * from finish();
rollback;
