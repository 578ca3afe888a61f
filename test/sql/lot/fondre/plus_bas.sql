-- Spec: lots#melange: per referential the lowest state counts; a referential that one input lacks
-- is unknown for the whole, and raises nothing.
begin;
set local role metier;
select plan(11);
select essai.preparer();
select essai.referentiel_nop();

create function pg_temp.lot(p_nom text, p_etats jsonb) returns void language sql as $$
  select essai.lot(p_nom, 10, 'validé', coalesce(p_etats ->> 'AB', 'AB'));
  select lot.qualifier(essai.id('lot ' || p_nom), p_etats, 'decision', null, essai.id('rsci ESSAI'),
    essai.t());
$$;
create function pg_temp.fondre(variadic p_noms text[]) returns jsonb language sql as $$
  select lot.fondre(array(select essai.id('lot ' || n) from unnest(p_noms) as n))
$$;
select pg_temp.lot('ab', '{}'), pg_temp.lot('c2', '{"AB": "C2"}'),
  pg_temp.lot('c3', '{"AB": "C3"}'), pg_temp.lot('c1', '{"AB": "C1"}');
select pg_temp.lot('deux', '{"NOP": "NOP"}'), pg_temp.lot('nop cv', '{"NOP": "CV"}'),
  pg_temp.lot('nop hs', '{"NOP": "HS"}');
create temporary table vide as select essai.lot('rien', 10, 'validé') as id;
create function pg_temp.sans() returns uuid language sql as $$
  with l as (select o.* from lot.lot o where o.id = (select id from vide))
  select lot.naitre(jsonb_populate_record(l::lot.lot,
      jsonb_build_object('id', essai.id('lot sans'), 'numero_officiel', null, 'statut',
        'en_attente')),
    '{}', 'apports', essai.id('rsci ESSAI'), essai.t()) from l
$$;
select pg_temp.sans();
select is(pg_temp.fondre('ab'), '{"AB": "AB"}', 'one lot: its own');
select is(pg_temp.fondre('ab', 'ab'), '{"AB": "AB"}', 'named twice: the same');
select is(pg_temp.fondre('ab', 'c3', 'c2'), '{"AB": "C2"}', 'the lowest, also within a category');
select is(pg_temp.fondre('c1', 'c2'), '{"AB": "C1"}', 'conventional');
select is(pg_temp.fondre('deux', 'deux'), '{"AB": "AB", "NOP": "NOP"}', 'two referentials');
select is(pg_temp.fondre('ab', 'deux'), '{"AB": "AB"}', 'what one does not know is not known');
select is(pg_temp.fondre('ab', 'nop cv'), '{"AB": "AB", "NOP": "TR"}',
  'but a conversion that kept one down leaves it conventional');
select is(pg_temp.fondre('ab', 'nop hs'), '{"AB": "AB", "NOP": "HS"}',
  'and what is without status stays');
select is(pg_temp.fondre('ab', 'sans'), '{}', 'nothing is known of one: nothing of the whole');
select is(pg_temp.fondre('nop hs', 'sans'), '{"NOP": "HS"}', 'save what is below conventional');
select is(lot.fondre('{}'), '{}', 'no lot');

select * from finish();
rollback;
