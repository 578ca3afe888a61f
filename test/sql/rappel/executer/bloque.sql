-- Spec: rappels#execution: validated lots are blocked; matter that is used up, rejected or
-- cancelled is listed instead.
begin;
set local role metier;
select plan(13);
select essai.preparer();
select essai.filiere();
select from essai.lot('R', 5000, 'rejeté');
select from essai.lot('C', 0 + 1, 'quarantaine');
create temporary table r as select essai.rappeler(jsonb_build_object('origines', (
  select jsonb_agg(jsonb_build_object('genre', split_part(o, ' ', 1), 'id',
      essai.id(case when o like 'lot %' then o else split_part(o, ' ', 2) end)))
  from unnest('{producteur Kossi,lot R,lot C}'::text[]) as o))) as id;
select is(rappel.executer((select id from r), essai.id('rsci ESSAI'), essai.t(5)) ->> 'statut',
  'exécuté', 'executed');

select is(essai.lignes_rappel((select id from r), 'execution'),
  'c1 origine 100000, c2 origine 60000, c3 non_bloquable en_garde 40000, c3 origine 40000, '
  'expedition X non_bloquable expédié 25000, '
  || 'lot A bloqué 28000, lot B marqué 60000, lot C déjà_bloqué 1, lot N bloqué 40000, lot R '
     'non_bloquable rejeté 5000, '
  || 'perte non_bloquable détruit 2000, perte non_bloquable perdu 5000',
  'what was done, and what could not be');
select results_eq($$ select l.statut from lot.lot l
    where l.id in (essai.id('lot A'), essai.id('lot N')) $$, $$ values ('quarantaine'),
    ('quarantaine') $$,
  'validated lots are held');
select is((select l.rappel_id from lot.lot l where l.id = essai.id('lot B')), (select id from r),
  'the one that waits is marked');
select lot.entrer_en_stock(essai.id('lot B'), essai.id('rsci ESSAI'), essai.t(6));
select is((select l.statut from lot.lot l where l.id = essai.id('lot B')), 'quarantaine',
  'and held by its validation');
select is((select count(*) from lot.quarantaine_lot q where q.rappel_id = (select id from r)),
  4::bigint, 'each with the recall; the one held before too');
select is((select l.detenteur_id from rappel.ligne l where l.motif = 'en_garde'
    and l.phase = 'execution'), essai.id('agent ESSAI'), 'what is with an agent names the agent');
select is(essai.lignes_rappel((select id from r)) like '%lot A à_bloquer 28000%', true,
  'the plan stays as it was');
select is(essai.sortir('A', 1), 'lot_en_quarantaine', 'nothing leaves any more');
select is((select j ->> 'resultat' from rappel.presenter((select id from r)) as j)::jsonb,
  '{"lignes": 12, "lots": 5, "quantite_g": 205001, "bloquable_g": 128001, "non_bloquable_g": 77000,
    "expedie_g": 25000, "en_garde_g": 40000, "couverture_cp": 6243}',
  'measured');
select is((rappel.presenter((select id from r)) ->> 'duree_s')::int, 86400,
  'from the planning to the execution');
select is(
  essai.refus(format('select rappel.executer(%L, %L, now())', (select id from r),
      essai.id('rsci ESSAI'))), '409 rappel_non_planifie', 'once');
select is(
  essai.refus(format('select rappel.executer(%L, %L, now())', essai.id('?'),
      essai.id('rsci ESSAI'))), '404 rappel_inconnu', 'an unknown one');

select * from finish();
rollback;
