-- Spec: capacites#reprise: a capacity approved elsewhere keeps its figure. The mass collected
-- elsewhere counts before every collection, follows its producer through a merge, and can be taken
-- back, also by a refusal. It stays if a later capacity was validated that counts this mass.
begin;
set local role metier;
select plan(12);
select essai.preparer_capacites();
select essai.producteur('Afi');

create function pg_temp.reprendre() returns void language sql as $f$
  select set_config('essai.reprise', r.id::text, true),
         set_config('essai.vu', r.avertissements::text, true)
  from capacite.reprendre(jsonb_build_object('campagne_id', essai.id('campagne ESSAI'),
    'producteur_id', essai.id('Kossi'), 'matiere_code', 'ANANAS', 'etat_code', 'AB',
    'capacite_g', 450000, 'deja_collecte_g', 400000), essai.id('agent ESSAI'), essai.t()) as r;
$f$;
create function pg_temp.sur() returns bigint language sql as $f$
  select count(*) from importation.dependances('capacites',
    array[current_setting('essai.reprise')::uuid])
$f$;
select pg_temp.reprendre();
select is(essai.refus(format(
    'select capacite.refuser(%L, ''Faux'', essai.id(''direction ESSAI''), essai.t())',
    current_setting('essai.reprise'))), 'accepté', 'it is refused');
select is((select s.consomme_g from capacite.solde s where s.producteur_id = essai.id('Kossi')),
  0::bigint, 'and nothing of it counts');
select pg_temp.reprendre();
select set_config('essai.autre', essai.proposer()::text, true);
select is(pg_temp.sur(), 0::bigint, 'nothing stands on one that another proposal replaced');
select essai.valider(current_setting('essai.autre')::uuid, 'direction');
select is(pg_temp.sur(), 1::bigint, 'once that one is validated, it does');
select capacite.refuser(current_setting('essai.autre')::uuid, 'x', essai.id('rsci ESSAI'),
  essai.t(1));
select capacite.retirer_reprises(array[current_setting('essai.reprise')::uuid], essai.t(1));
select pg_temp.reprendre();
select is(current_setting('essai.vu')::jsonb, '[{"code": "capacite_differente", "details":
  {"reprise_g": 450000, "calculee_g": 500000, "deja_collecte_g": 400000}}]'::jsonb,
  'that the plots give another figure is worth a look');
select essai.valider(current_setting('essai.reprise')::uuid, c)
from unnest('{rsci,direction}'::text[]) as c;
select from essai.collecter('x', essai.kg(100000));
select is((select array[s.plafond_g, s.consomme_g] from capacite.solde s
    where s.producteur_id = essai.id('Kossi')),
  '{450000,500000}'::bigint[], 'collections are counted after it');
select is((select array[u.consomme_g] from capacite.cumuler(essai.id('Kossi')) as u
    where u.collecte_id = essai.id('x')), '{500000}'::bigint[], 'it comes before them');
select ok(not (capacite.couverture(essai.id('x')) ->> 'couverte')::boolean,
  'so that the ceiling does not cover one that would fit alone');
select is((select count(*) from capacite.jugees_autrement(array(
    select c.id from capacite.capacite c))), 0::bigint, 'its figure is not reckoned again');
select is(essai.refus(format('select from capacite.reprendre(%L, %L, %L)',
    jsonb_build_object('campagne_id', essai.id('campagne ESSAI'), 'producteur_id',
      essai.id('Kossi'), 'matiere_code', 'ANANAS', 'etat_code', 'AB', 'capacite_g', 1),
    essai.id('agent ESSAI'), essai.t())), '409 capacite_deja_connue', 'it comes once');

select capacite.deplacer_reprises(essai.id('Kossi'), essai.id('Afi'), essai.t(1));
select is((select string_agg(p.nom || ' ' || s.consomme_g, ', ' order by p.nom)
    from capacite.solde s join producteur.producteur p on p.id = s.producteur_id),
  'Afi 400000, Kossi 100000', 'after a merge it is the kept one''s');
select capacite.retirer_reprises(array[current_setting('essai.reprise')::uuid], essai.t(2));
select is((select sum(s.consomme_g) from capacite.solde s), 100000::numeric,
  'what is taken back is so of whoever holds it');

select * from finish();
rollback;
