-- Spec: ventes-et-expeditions#retours, receptions#correction: a wrongly weighed return of a client
-- is corrected also after some of it was used; an impossible correction is refused with the acts
-- that resolve it, and so is a reversal.
begin;
set local role metier;
select plan(12);
select essai.preparer_ventes();
select essai.lot('a', 1000, 'validé');
select essai.vendre('V'), essai.charger('x', 'V', '{"a": 1000}'), essai.expedier('x');
select from expedition.retourner(essai.expedition('x'), jsonb_build_object('emplacement_id',
  essai.place(), 'raison', 'x', 'lignes', '[{"ligne": 1, "quantite_g": 300}]'::jsonb),
  essai.id('admin ESSAI'), essai.t(4));

create function pg_temp.rendue() returns reception.reception language sql as $$
  select r from reception.reception r where r.origine = 'retour'
$$;
create function pg_temp.corriger(p_champs jsonb) returns text language sql as $$
  select essai.refus(format('select reception.corriger(%L, %L, essai.id(''admin ESSAI''), '
    || 'essai.t(6))', (pg_temp.rendue()).id, p_champs || '{"raison": "pesée"}'))
$$;
create function pg_temp.chez() returns text language sql as $$
  select concat_ws(' ', essai.solde_de('client', essai.cliente()),
    essai.solde_de('lot', (pg_temp.rendue()).lot_id),
    vente.retourne_g(essai.expedition('x'), 1::smallint),
    expedition.presenter(essai.expedition('x')) #>> '{retours,0,quantite_g}')
$$;
select is(pg_temp.chez(), '700 300 300 300', 'as it came back');
select is(pg_temp.corriger('{"net_g": 1001}'), '409 retour_superieur', 'more than was shipped');
select is(pg_temp.corriger(jsonb_build_object('produit_id', essai.produit('JUS'))),
  '400 parametre_invalide', 'it is what was shipped');
select is(pg_temp.corriger('{"net_g": 500}'), 'accepté', 'more came back');
select is(pg_temp.chez(), '500 500 500 500', 'everywhere');
select reception.valider((pg_temp.rendue()).id, null, essai.id('admin ESSAI'), essai.t(6));
select lot.sortir((pg_temp.rendue()).lot_id,
  '{"genre": "destruction", "quantite_g": 400, "raison": "x", "preuve": "PV"}',
  essai.id('rsci ESSAI'), essai.t(6));
select is(pg_temp.corriger('{"net_g": 450}'), 'accepté', 'less, once most of it was used');
select is(pg_temp.chez(), '550 50 450 450', 'everywhere');
select is((select (b.entrees ->> 'retour_g') || ' ' || coalesce(b.sorties ->> 'autres_g', '')
    from rapports.bilan('-infinity', 'infinity') as b where b.entrees ? 'retour_g'), '450 ',
  'one return in the balance');
select is(pg_temp.corriger('{"net_g": 350}'), '409 correction_refusee', 'not less than was used');
select is(essai.refus(format('select matiere.renverser(%L, ''x'', essai.id(''admin ESSAI''), '
    || 'essai.t(7))', essai.mouvement('retour'))), '409 matiere_deja_utilisee',
  'nor is the return itself reversed');
select essai.renverser(essai.mouvement('destruction'));
select is(essai.renverser(essai.mouvement('retour')), 'contrepassation',
  'until what used it is taken back');
select is(essai.solde_de('client', essai.cliente()), 1000::bigint, 'then all is at the client');

select * from finish();
rollback;
