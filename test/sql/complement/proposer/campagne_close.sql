-- Spec: paiements#complement: a price complement also applies to paid deliveries and closed
-- campaigns, by a line of its own that is rounded once and follows later changes.
begin;
set local role metier;
select plan(22);
select essai.preparer_paiements();
create function pg_temp.complement(p_champs jsonb default '{}', p_acte text default 'proposer',
  p_compte text default 'admin', p_jour integer default 20) returns text
language plpgsql as $$
declare
  v_auteur uuid := essai.id(p_compte || ' ESSAI');
  v_id uuid := nullif(current_setting('essai.complement', true), '');
  v_fait complement.complement;
begin
  v_fait := case p_acte
    when 'valider' then complement.valider(v_id, v_auteur, essai.t(p_jour))
    when 'annuler' then complement.annuler(v_id, 'Erreur', v_auteur, essai.t(p_jour))
    else complement.proposer(jsonb_build_object('campagne_id',
      essai.id('campagne ESSAI'), 'produit_id', essai.produit('ANANAS'), 'prix_kg', 15,
      'libelle', 'Ristourne', 'raison', 'Assemblée') || p_champs, v_auteur, essai.t(p_jour)) end;
  perform set_config('essai.complement', v_fait.id::text, true);
  return concat_ws(' ', v_fait.statut, v_fait.masse_g, v_fait.montant);
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;

select from essai.recevoir('r', '{c1}', essai.au_prix() || '{"net_g": 90100}');
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(), 'validée 27030', 'the price is paid');
update campagne.campagne c
set statut = 'cloturee', active_pendant = tstzmultirange(tstzrange(lower(c.active_pendant),
  essai.t(10)))
where c.id = essai.id('campagne ESSAI');
select is(pg_temp.complement(), 'validée 90100 1352', 'the campaign is closed, and 1351.5 are due');
select results_eq($$ select essai.creances() $$, $$ values ('livraison 90100 27030 XOF'),
  ('ecart 9900 ?'), ('complement 90100 1352 XOF') $$, 'by a line of its own');
select is(essai.releve(), 'XOF 28382 0 27030 1352', 'the statement owes it');
select is((select paiement.releve(essai.id('Kossi'), null, essai.id('campagne ESSAI'),
    essai.t(30)) #>> '{soldes,0,apres_cloture}')::bigint, 1352::bigint,
  'it became due after the closing');
select is(essai.argent('complement'), -1352::bigint, 'from an account of its own');
select is(essai.payer(p_compte => 'admin', p_jour => 21), '403 separation_des_taches',
  'not paid by who proposed it');
select is(essai.payer(p_jour => 19), '400 parametre_invalide', 'nor before it took effect');
select is(essai.payer(p_jour => 21), 'validée 1352', 'paid');

-- Later changes are taken into account; the complement pays nothing for records outside its scope.
select lives_ok($$ select paiement.admettre((select c.id from paiement.creance c
    where c.genre = 'ecart'), 'Balance', essai.id('comptable ESSAI'), essai.t(22)) $$,
  'the difference is admitted');
select is((select c.montant from paiement.creance c where c.genre = 'complement'
    order by c.rang desc limit 1), 148::bigint, 'and earns it: 1500 in all');
select is(pg_temp.complement('{"categorie": "conversion"}'), 'validée 0 0',
  'organic goods are not in conversion');
select is(pg_temp.complement(jsonb_build_object('groupement_id', essai.id('groupement ESSAI'),
    'contrat_id', essai.au_prix() ->> 'contrat_id', 'categorie', 'bio', 'prix_kg', 2)),
  'validée 100000 200', 'of its group, contract and category');
select is((select c.montant from paiement.creance c where c.genre = 'complement'
    order by c.rang desc limit 1), 200::bigint, 'beside the first one, in a line of its own');
select is(pg_temp.complement(p_acte => 'annuler'), 'annulée 100000 200', 'cancelled');
select is(pg_temp.complement(p_acte => 'annuler'), '409 transition_refusee', 'once');
select is(essai.releve(), 'XOF 31500 0 28382 3118', 'what was due of it is taken back');

-- Two persons, if payments may need them.
select essai.regler('paiements.seuil_validation', '1000000', essai.t(1));
select is(pg_temp.complement('{"prix_kg": 5}'), 'en_attente 100000 500', 'it waits');
select is(essai.releve(), 'XOF 31500 0 28382 3118', 'and nothing is due of it');
select is(pg_temp.complement(p_acte => 'valider'), '403 separation_des_taches',
  'not by its author');
select is(pg_temp.complement(p_acte => 'valider', p_compte => 'comptable'),
  'validée 100000 500', 'by a second person');
select from essai.collecter('c2');
select from essai.recevoir('s', '{c2}', essai.au_prix());
select from essai.traiter_reception('s', 'valider', p_jour => 25);
select is((select string_agg(c.montant::text, ' ' order by c.montant desc) from paiement.creance c
    where c.genre = 'complement' and c.reception_id = (essai.recue('s')).id),
  '1500 500', 'what is received later earns what is in force');
select * from finish();
rollback;
