-- Spec: identites-et-droits#deux-personnes: two accounts count as one person while one was made,
-- invited or reset by the other, or both by one account, and the newer is not proven.
begin;
set local role metier;
select plan(14);
select essai.preparer();

create function pg_temp.personnes(p_un text, p_autre text) returns text language plpgsql as $$
begin
  perform utilisateur.exiger_personnes_distinctes(
    essai.compte(p_un), array[essai.compte(p_autre)], essai.t());
  return 'deux';
exception when sqlstate 'TR403' then
  return sqlerrm;
end
$$;
create function pg_temp.prouver(p_identifiant text) returns void language sql as $$
  select personne.prouver_par_emetteur('{"emetteur_tiers": true}', essai.compte(p_identifiant),
                                          essai.t())
$$;
create function pg_temp.ouvrir(p_identifiant text, p_par text, p_jour integer) returns uuid
language sql as $$
  select utilisateur.ouvrir(essai.compte(p_par),
    jsonb_build_object('identifiant', p_identifiant, 'nom_affiche', 'X')
      || essai.secret(p_identifiant), essai.t(p_jour))
$$;

select pg_temp.ouvrir('a', 'admin', -9), pg_temp.ouvrir('b', 'admin', -8);
select is(pg_temp.personnes('admin', 'a'), 'personnes_non_distinctes', 'one made the other');
select is(pg_temp.personnes('a', 'admin'), 'personnes_non_distinctes', 'either way round');
select is(pg_temp.personnes('a', 'b'), 'personnes_non_distinctes', 'both made by one');
select is(pg_temp.personnes('a', 'agent'), 'deux', 'which have nothing in common');
select throws_ok($$ select utilisateur.exiger_personnes_distinctes(essai.compte('admin'),
    array[essai.compte('agent'), essai.compte('a')], essai.t()) $$, 'TR403',
  'personnes_non_distinctes', 'one of several is enough');
select pg_temp.prouver('a');
select is(pg_temp.personnes('admin', 'a'), 'deux', 'the newer is proven');
select is(pg_temp.personnes('a', 'b'), 'personnes_non_distinctes', 'the older is: not enough');
select pg_temp.prouver('b');
select is(pg_temp.personnes('a', 'b'), 'deux', 'the newer is');

select pg_temp.ouvrir('c', 'admin', -7);
select pg_temp.ouvrir('d', 'c', -6);
select is(pg_temp.personnes('admin', 'd'), 'personnes_non_distinctes',
  'an account between two separates nobody');
select pg_temp.prouver('c');
select is(pg_temp.personnes('admin', 'd'), 'deux', 'one whose holder is proven does');

select set_config('sillon.utilisateur_id', essai.compte('agent')::text, true);
select utilisateur.reinitialiser_mot_de_passe(essai.compte('a'), essai.secret('n'), essai.t());
select is(pg_temp.personnes('agent', 'a'), 'personnes_non_distinctes',
  'who reset an account, whichever was made first');
select is(pg_temp.personnes('admin', 'a'), 'personnes_non_distinctes',
  'and a reset ends the proof of before');
select pg_temp.prouver('a');
select is(pg_temp.personnes('agent', 'a') || ' ' || pg_temp.personnes('admin', 'a'), 'deux deux',
  'until it is proven again');
create function pg_temp.details(p_un text, p_autre text) returns jsonb language plpgsql as $$
declare
  v_details text;
begin
  perform utilisateur.exiger_personnes_distinctes(
    essai.compte(p_un), array[essai.compte(p_autre)], essai.t());
  return null;
exception when sqlstate 'TR403' then
  get stacked diagnostics v_details = pg_exception_detail;
  return v_details::jsonb;
end
$$;
select is(pg_temp.details('c', 'd'), jsonb_build_object(
    'utilisateurs', array[essai.compte('c'), essai.compte('d')],
    'a_prouver', array[essai.compte('d')],
    'preuves', '["code_courriel", "emetteur_tiers", "attestation"]'::jsonb,
    'attestation_par', 'editeur_support'), 'the refusal tells the ways out');

select * from finish();
rollback;
