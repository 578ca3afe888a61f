-- Spec: file-de-controle#correction-de-signalement: a correction of another control and the
-- devalidation by the report have the same result in either order. Only a report that is corrected
-- by a payload records the collection again, under its number.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

create function pg_temp.provoquer(p_nom text) returns void language sql as $$
  select from essai.collecter(p_nom,
    '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
  select from essai.faire('collecte.signaler_erreur', 'erreur de ' || p_nom,
    jsonb_build_object('collecte_id', essai.id(p_nom)))
$$;
create function pg_temp.corriger(p_nom text) returns text language sql as $$
  select essai.lever('rsci ESSAI', p_nom, 'ecart_calcul', 'correction',
    essai.payload_corrige(p_nom, essai.kg(60000)))
$$;
create function pg_temp.devalider(p_nom text) returns text language sql as $$
  select essai.lever('rsci ESSAI', 'erreur de ' || p_nom, 'erreur_signalee_agent', 'correction')
$$;
create function pg_temp.collecte(p_nom text) returns text language sql stable as $$
  select format('%s %s %s', c.statut, c.net_g, c.numero_officiel) from collecte.collecte c
  where c.id = essai.id(p_nom)
$$;

select pg_temp.provoquer('une');
select is(array[pg_temp.devalider('une'), pg_temp.corriger('une')], '{leve,leve}',
  'devalidated, then corrected');
select pg_temp.provoquer('autre');
select is(array[pg_temp.corriger('autre'), pg_temp.devalider('autre')], '{leve,leve}',
  'corrected, then devalidated');
select is(pg_temp.collecte('une'), 'devalidee 60000 MP-ANANAS-26-0001',
  'the first one is devalidated, with its correction');
select is(pg_temp.collecte('autre'), 'devalidee 60000 MP-ANANAS-26-0002', 'so is the second one');
select is(array[essai.capacites(), essai.comptes()], array[null, null],
  'neither takes capacity or matter');

select from essai.faire('collecte.signaler_erreur', 'encore',
  jsonb_build_object('collecte_id', essai.id('une')));
select is(essai.lever('rsci ESSAI', 'encore', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('une', essai.kg(50000))), 'leve', 'another report, with a payload');
select is(pg_temp.collecte('une'), 'enregistree 50000 MP-ANANAS-26-0001',
  'records it again under its number');
select is(array[essai.capacites(), essai.comptes()],
  array['Kossi ANANAS AB 50000', 'garde ANANAS 50000, producteur Kossi ANANAS -50000'],
  'with capacity and matter');
select is((select count(*) from numerotation.numero_officiel), 2::bigint, 'no rank is lost');

select * from finish();
rollback;
