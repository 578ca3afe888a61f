-- Spec: lots#qualites: a person's judgement is added with its reason; a cancelled or archived lot
-- can not be judged.
begin;
set local role metier;
select plan(11);
select essai.preparer();

create function pg_temp.juger(p_nom text, p_requete jsonb) returns void language sql as $$
  select lot.juger(essai.id('lot ' || p_nom), p_requete, essai.id('rsci ESSAI'), essai.t(1))
$$;
select from essai.lot('a', 1000, 'validé', 'AB');
select from essai.lot('x', 1000, 'annulé', 'AB');
select throws_ok(
  $$ select pg_temp.juger('a', '{"referentiel_code": "AB", "etat_code": "C1", "raison": "x"}') $$,
  'TR409', 'referentiel_non_coche', 'a referential that nobody ticked');
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select lives_ok(
  $$ select pg_temp.juger('a', '{"referentiel_code": "AB", "etat_code": "C1", "raison": "Résidus"}')
    $$, 'a decision');
select is(lot.categorie(essai.id('lot a')), 'conventionnel', 'counts at once');
select lives_ok(
  $$ select pg_temp.juger('a',
      '{"referentiel_code": "AB", "etat_code": "AB", "raison": "Erreur de saisie",
        "origine": "correction"}') $$, 'a correction');
select results_eq($$ select q.etat_code, q.origine, q.raison from lot.qualite q
    where q.lot_id = essai.id('lot a') order by q.rang $$,
  $$ values ('AB', 'apports', null), ('C1', 'decision', 'Résidus'),
    ('AB', 'correction', 'Erreur de saisie') $$, 'all three stay');
select throws_ok(
  $$ select pg_temp.juger('x', '{"referentiel_code": "AB", "etat_code": "C1", "raison": "x"}') $$,
  'TR409', 'transition_refusee', 'a cancelled lot');
select throws_ok(
  $$ select pg_temp.juger('a', '{"referentiel_code": "AB", "etat_code": "ZZ", "raison": "x"}') $$,
  'TR404', 'etat_inconnu', 'no such state');
select throws_ok(
  $$ select pg_temp.juger('a', '{"referentiel_code": "ZZ", "etat_code": "AB", "raison": "x"}') $$,
  'TR404', 'referentiel_inconnu', 'no such referential');
select throws_ok(
  $$ select pg_temp.juger('?', '{"referentiel_code": "AB", "etat_code": "AB", "raison": "x"}') $$,
  'TR404', 'lot_inconnu', 'no such lot');

select from essai.lot('source', 1000, 'validé', 'AB');
select from essai.transformer('{source}', 'fille', 400);
select lives_ok(
  $$ select pg_temp.juger('source',
      '{"referentiel_code": "AB", "etat_code": "C2", "raison": "Parcelle en conversion"}') $$,
  'a lot that became another');
select is(lot.categorie(essai.id('lot fille')), 'conversion', 'what was made of it follows');

select * from finish();
rollback;
