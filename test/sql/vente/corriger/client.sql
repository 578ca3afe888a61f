-- Spec: ventes-et-expeditions#correction: goods shipped to a wrong client in the books move to the
-- right one, with papers of the next index, whatever was returned before or later; the lots do not
-- move. A client from a correction is judged only at the correction.
begin;
set local role metier;
select plan(18);
select essai.preparer_ventes();
select essai.lot('a', 1000, 'validé'), essai.cliente('VRAI');

create function pg_temp.corriger(p_client uuid) returns text language sql as $$
  select essai.refus(format(
    'select vente.corriger(essai.vente(''V''), %L, essai.id(''admin ESSAI''), essai.t(5))',
    jsonb_build_object('client_id', p_client, 'raison', 'homonyme')))
$$;
create function pg_temp.chez() returns text language sql as $$
  select string_agg(k.code || ' ' || essai.solde_de('client', k.id), ', ' order by k.code)
  from client.client k
$$;
create function pg_temp.rendre(p_g bigint) returns void language sql as $$
  select expedition.retourner(essai.expedition('x'), jsonb_build_object(
    'emplacement_id', essai.place(), 'raison', 'x', 'lignes', jsonb_build_array(
      jsonb_build_object('ligne', 1, 'quantite_g', p_g))), essai.id('admin ESSAI'), essai.t(4))
$$;
create function pg_temp.reprendre() returns text language sql as $$
  select essai.refus(format(
    'select matiere.renverser(%L, ''faute'', essai.id(''admin ESSAI''), essai.t(6))', (
      select m.id from matiere.mouvement m where m.genre = 'retour' order by m.rang desc limit 1)))
$$;
create function pg_temp.papiers() returns text language sql as $$
  select string_agg(d.type || ' ' || d.indice || ' ' || (d.donnees #>> '{contenu,client}')
    || case when d.remplace_le is null then '' else ' remplacé' end, ', ' order by d.type, d.indice)
  from document.document d where d.entite_id = essai.expedition('x')
$$;
select essai.vendre('V'), essai.charger('x', 'V', '{"a": 1000}'), essai.expedier('x');
update client.client c set nom = 'Vraie' where c.code = 'VRAI';
select pg_temp.rendre(300);
select is(pg_temp.corriger(essai.id('?')), '404 client_inconnu', 'none');
update client.client c set actif_pendant = '{}' where c.code = 'VRAI';
select is(pg_temp.corriger(essai.cliente('VRAI')), '409 client_inactif', 'one of no time');
-- This client was not active yet at the date of the sale, which is 2 June.
update client.client c set actif_pendant = '{[2026-06-05,)}' where c.code = 'VRAI';
select is(pg_temp.chez(), 'CLI 700, VRAI 0', 'the books say the wrong one');
select is(pg_temp.corriger(essai.cliente('VRAI')), 'accepté', 'the right one');
select is(pg_temp.chez(), 'CLI 0, VRAI 700', 'what is still out lies there');
select is(essai.etats('a'), 'consommé 0', 'the lot does not move');
select is(pg_temp.papiers(), 'attestation 1 Cliente remplacé, attestation 2 Vraie, '
    || 'liste_colisage 1 Cliente remplacé, liste_colisage 2 Vraie', 'the papers say so');
select is((select string_agg(m ->> 'entite', ', ') from correction.correction c
    cross join lateral jsonb_array_elements(c.maintenus) as m), 'expedition, reception',
  'what was done for it is listed');
select is(essai.expedier('x', 'devalider'), '409 matiere_deja_utilisee', 'something came back');
select is(pg_temp.reprendre(), 'accepté', 'it did not');
select is(pg_temp.chez(), 'CLI 0, VRAI 1000', 'and lies at the client of now');
select pg_temp.rendre(200);
select is(essai.expedier('x', 'devalider'), '409 matiere_deja_utilisee',
  'something came back from the right one');
select pg_temp.reprendre();
select is((select string_agg(e.client_id::text, ', ')
    from rappel.expeditions(array[essai.id('lot a')], '{}') as e),
  essai.cliente('VRAI')::text, 'a recall finds the right one');
select is(essai.expedier('x', 'devalider', 8), 'brouillon', 'the expedition goes back whole');
select is(pg_temp.chez() || ' ' || essai.etats('a'), 'CLI 0, VRAI 0 validé 1000', 'to its lot');
select is(essai.expedier('x', 'valider', 8), 'validée',
  'and is validated again at its date, before the client was known');
update client.client c set actif_pendant = '{[2026-06-05,2026-06-06)}' where c.code = 'VRAI';
select is(essai.refus(format(
  'select vente.corriger(essai.vente(''V''), %L, essai.id(''admin ESSAI''), essai.t(9))',
  '{"tolerance_cp": 2, "raison": "x"}')), 'accepté', 'a client that is not corrected is not asked');
select from vente.corriger(essai.vente('V'), jsonb_build_object('client_id', essai.cliente('CLI'),
  'raison', 'x'), essai.id('admin ESSAI'), essai.t(9));
select is(pg_temp.corriger(essai.cliente('VRAI')), '409 client_inactif', 'one of no time, again');

select * from finish();
rollback;
