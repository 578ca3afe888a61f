-- Spec: commandes#ordre-d-arrivee, capacites#proposition: a survey, a proposal of a capacity that
-- was never validated and a collection end alike in every order.
begin;
set local role metier;
select plan(1);
select essai.preparer_capacites();
select is(essai.ecarts_de_permutations(
    essai.a_l_heure('06:00', essai.ordre('parcelle.relever', 'r', essai.forme_de('loin'))),
    essai.appel($$ coalesce(essai.proposer(p_compte => 'rsci')::text, '') $$),
    essai.a_l_heure('07:00', essai.ordre('collecte.enregistrer', 'c', essai.kg(10000)))), null,
  'the proposal is of the last survey');
select * from finish();
rollback;
