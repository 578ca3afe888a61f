-- Spec: receptions#correction-date: a reception with a wrong day waits again with a new lot, is
-- judged at the right day and keeps its number; one with used goods, or a client's return, is
-- refused with the acts that resolve it.
begin;
set local role metier;
select plan(14);
select essai.preparer_paiements();

create function pg_temp.corriger(p_nom text, p_le timestamptz) returns text language sql as $$
  select essai.traiter_reception(p_nom, 'corriger',
    jsonb_build_object('date_operation', core.horodatage(p_le))::text, 'magasinier', 6)
$$;
create function pg_temp.ledger() returns text language sql as $$
  select string_agg(distinct m.date_operation::date || ' ' || n.somme, ', ')
  from (select e.mouvement_id, e.quantite_g from matiere.toute_ecriture e
          join matiere.compte c on c.id = e.compte_id and c.genre = 'lot') as e
    join matiere.mouvement m on m.id = e.mouvement_id
    cross join lateral (
      select sum(x.quantite_g) as somme from matiere.toute_ecriture x
        join matiere.compte k on k.id = x.compte_id and k.genre = 'lot'
        join matiere.mouvement y on y.id = x.mouvement_id
      where y.date_operation = m.date_operation) as n
$$;
select is(essai.recevoir('m', '{c1}', essai.au_prix()), 'en_attente', 'it waits');
select essai.traiter_reception('m', 'valider');
create temporary table avant as select r.* from essai.recue('m') as r;
select is(pg_temp.corriger('m', essai.t(7)), '400 parametre_invalide', 'to come');
select is(pg_temp.corriger('m', essai.t(-1)), '409 collecte_non_recevable',
  'before its collection');
select is(pg_temp.corriger('m', essai.t(-400)), '409 campagne_non_ouverte',
  'before its campaign');
select is(pg_temp.corriger('m', essai.t(4)), 'en_attente', 'it is to be validated again');
select is(essai.statut_du_lot('m'), 'en_attente 100000', 'in a new lot');
select is(pg_temp.ledger(), '2026-06-01 0, 2026-06-05 100000', 'the ledger knows the right day');
select is(essai.traiter_reception('m', 'valider', null, 'magasinier', 7), 'validée', 'validated');
select results_eq(
  $$ select r.numero_officiel, r.date_operation, r.indice from essai.recue('m') r $$,
  $$ select a.numero_officiel, essai.t(4), 2 from avant a $$, 'under its number, of its day');
select results_eq(
  $$ select c.date_operation, sum(c.montant) from paiement.creance c group by 1
     having sum(c.montant) <> 0 $$,
  $$ values (essai.t(4), 30000::numeric) $$, 'what is due is of that day');
select is((select c.avant ->> 'date_operation' from correction.correction c),
  (select core.horodatage(a.date_operation) from avant a), 'one correction says the other day');
select lot.sortir((essai.recue('m')).lot_id,
  '{"genre": "destruction", "quantite_g": 1, "raison": "x", "preuve": "PV"}',
  essai.id('rsci ESSAI'), essai.t(8));
select is(pg_temp.corriger('m', essai.t(3)), '409 correction_refusee', 'some is gone');

select essai.lot('a', 1000, 'validé'), essai.certifier('PROPRE', '2026-01-01', '2026-12-31',
  '{"portee": [{"activite": "vente"}]}', null);
select essai.vendre('V'), essai.charger('x', 'V', '{"a": 1000}'), essai.expedier('x');
select from expedition.retourner(essai.expedition('x'), jsonb_build_object('emplacement_id',
  essai.place(), 'raison', 'x'), essai.id('admin ESSAI'), essai.t(4));
create function pg_temp.issue() returns text language plpgsql as $$
declare
  v_detail text;
begin
  perform reception.corriger(r.id, jsonb_build_object('raison', 'x', 'date_operation',
      core.horodatage(essai.t(5))), essai.id('admin ESSAI'), essai.t(6))
  from reception.reception r where r.origine = 'retour';
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return v_detail::jsonb #>> '{dependances,0,acte}';
end
$$;
select ok(pg_temp.issue() ~ '^POST /v1/mouvements/.*/contrepasser$', 'a return is taken back');
select is((select essai.refus(format('select matiere.renverser(%L, ''x'', essai.id(''admin ESSAI''),
    essai.t(6))', split_part(pg_temp.issue(), '/', 4)))), 'accepté', 'by that act');

select * from finish();
rollback;
