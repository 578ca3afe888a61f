-- Spec: service#donnees-en-place: a lot that was in stock when exclusion became per referential is
-- listed if only today's rule excludes it.
begin;
select plan(6);
set local role metier;
select essai.preparer();

create function pg_temp.depuis(p_nom text, p_le timestamptz) returns void language sql as $$
  insert into lot.juge_avant (organisation_id, lot_id, regle, le)
  values (core.organisation_id(), essai.id('lot ' || p_nom), 'ecart_par_referentiel', p_le)
$$;
create function pg_temp.ecartes() returns text language sql as $$
  select string_agg(n || ' ' || (e.avant -> 'ecarte_de') || (e.apres -> 'ecarte_de'), ', '
                    order by n)
  from unnest('{transition,organique,consommé,plus tard,décidé}'::text[]) as n
    join lot.ecartes_autrement(array(select l.id from lot.lot l)) as e
      on e.id = essai.id('lot ' || n)
$$;
create function pg_temp.acte(p_nom text) returns text language sql as $$
  select e.acte from lot.ecartes_autrement(array[essai.id('lot ' || p_nom)]) as e
$$;
select essai.lot_tenu('transition'), essai.lot_tenu('consommé');
select essai.lot_tenu('organique', '{"NOP": "NOP"}');
select lot.changer_statut(essai.id('lot consommé'), 'consommer', null, essai.id('rsci ESSAI'),
                          essai.t());
select essai.lot_tenu('plus tard'), essai.lot_tenu('décidé');
select is(pg_temp.ecartes(), null, 'what today''s version judged, it judges alike');
select pg_temp.depuis(n, essai.t(1)) from unnest('{transition,organique,consommé}'::text[]) as n;
select pg_temp.depuis('plus tard', essai.t(-1)), pg_temp.depuis('décidé', essai.t(2));
select is(pg_temp.ecartes(), 'décidé []["AB"], transition []["AB"]',
          'organic under AB, shown as conventional: held today and not before');
select is(pg_temp.acte('transition'), 'POST /v1/controles/' || (
  select k.id from controle.controle k where k.entite_id = essai.id('de trop transition'))
  || '/lever', 'the decision on its control applies it');

select essai.lever('rsci ESSAI', 'de trop ' || n, 'capacite_depassee', 'non_conformite')
from unnest('{transition,décidé}'::text[]) as n;
select is(pg_temp.ecartes(), 'décidé []["AB"]', 'what a person decided since stands');
select is(pg_temp.acte('décidé'), 'POST /v1/lots/' || essai.id('lot décidé') || '/qualites',
          'of what was decided by the rule of before, the lot is');
select lot.qualifier(essai.id('lot décidé'), '{"AB": "C1"}', 'decision', null,
                     essai.id('rsci ESSAI'), essai.t(3));
select is(pg_temp.ecartes(), null, 'declared conventional, it is free');

select * from finish();
rollback;
