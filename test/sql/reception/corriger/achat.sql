-- Spec: receptions#correction: a purchase with a wrong mass or supplier is corrected under its
-- number. Ledger, genealogy and amounts due follow; payments stay and are listed. If the lot
-- already gave the missing mass away, the correction is refused with the acts that resolve this.
begin;
set local role metier;
select plan(29);
select essai.preparer_paiements();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant, cree_le)
select core.organisation_id(), essai.id(f), upper(f), f, 'BJ', p::tstzmultirange, essai.t(-90)
from (values ('tardif', '{[2026-06-02,)}'), ('parti', '{}')) as v (f, p);

create function pg_temp.corriger(p_nom text, p_champs jsonb) returns text language sql as $$
  select essai.traiter_reception(p_nom, 'corriger', p_champs::text, 'magasinier', 4)
$$;
create function pg_temp.origines(p_nom text) returns text language sql as $$
  select string_agg(case f.de_id when essai.id('tardif') then 'tardif' else 'fournisseur' end
    || ' ' || f.quantite_g, ', ')
  from matiere.filiation f
  where f.vers_id = (essai.recue(p_nom)).lot_id and not f.annulee
$$;
create function pg_temp.comptes() returns text language sql as $$
  select essai.solde_de('fournisseur', essai.id('fournisseur')) || ' '
    || essai.solde_de('fournisseur', essai.id('tardif'))
$$;
create function pg_temp.sortir(p_nom text, p_genre text, p_g bigint) returns text
language sql as $$
  select essai.refus(format('select lot.sortir(%L, %L, essai.id(''rsci ESSAI''), essai.t(3))',
    (essai.recue(p_nom)).lot_id, jsonb_build_object('genre', p_genre, 'quantite_g', p_g,
      'raison', 'x', 'preuve', 'PV')))
$$;
create function pg_temp.refus(p_nom text, p_champs jsonb) returns text language plpgsql as $$
declare
  v_detail text;
begin
  perform reception.corriger((essai.recue(p_nom)).id, '{"raison": "x"}'::jsonb || p_champs,
    essai.id('magasinier ESSAI'), essai.t(4));
  return null;
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return sqlerrm || coalesce((
    select string_agg(concat_ws(' ', '', d ->> 'entite',
        regexp_replace(d ->> 'acte', '[0-9a-f-]{36}', 'id')), ',')
    from jsonb_array_elements(v_detail::jsonb -> 'dependances') as d), '');
end
$$;
select essai.acheter('b', '{"brouillon": true}'), essai.acheter('w'), essai.acheter('a');
select is(pg_temp.corriger('b', '{"net_g": 1}'), '409 transition_refusee', 'a draft is changed');
select is(pg_temp.corriger('w', '{"net_g": 100000}'), '409 correction_sans_effet', 'no change');
select is(pg_temp.corriger('w', '{"net_g": 40000}'), 'en_attente', 'one that waits');
select is(essai.statut_du_lot('w') || ' ' || pg_temp.origines('w'),
  'en_attente 40000 fournisseur 40000', 'has its mass');
select essai.traiter_reception('w', 'rejeter', 'x');
select is(pg_temp.corriger('w', '{"net_g": 1}'), '409 transition_refusee', 'what was rejected');

select essai.traiter_reception('a', 'valider');
select from paiement.fixer_prix((essai.recue('a')).id, 300, 'XOF', 'vu', essai.id('admin ESSAI'),
  essai.t(2));
select is(essai.payer(jsonb_build_object('producteur_id', null, 'fournisseur_id',
  essai.id('fournisseur'))), 'validée 30000', 'what the wrong one is paid');
select is(pg_temp.corriger('a', jsonb_build_object('fournisseur_id', essai.id('?'))),
  '404 fournisseur_inconnu', 'none');
select is(pg_temp.corriger('a', jsonb_build_object('fournisseur_id', essai.id('parti'))),
  '409 reference_inactive', 'one of no time');
select is(pg_temp.corriger('a', jsonb_build_object('fournisseur_id', essai.id('tardif'), 'net_g',
  90000)), 'validée', 'the right one, unknown at the date, and the right mass');
select is((essai.recue('a')).numero_officiel, 'REC-ANANAS-26-0001', 'under its number');
select is(essai.statut_du_lot('a') || ' ' || pg_temp.origines('a'), 'validé 90000 tardif 90000',
  'its lot and where it came from');
select is(pg_temp.comptes(), '-40000 -90000', 'the ledger too');
select is((select string_agg(concat_ws(' ', case c.fournisseur_id when essai.id('tardif')
    then 'tardif' else 'fournisseur' end, c.masse_g, c.montant), ', '
    order by c.montant desc)
    from paiement.creance c where c.reception_id = (essai.recue('a')).id and c.montant <> 0),
  'fournisseur 100000 30000, tardif 90000 27000, fournisseur -100000 -30000',
  'what is due: taken back from one, owed to the other');
select is((select string_agg(m ->> 'entite', ', ') from correction.correction c
    cross join lateral jsonb_array_elements(c.maintenus) as m
    where c.entite_id = (essai.recue('a')).id), 'paiement', 'the payment stays and is listed');
select is((select string_agg(d.indice || ' ' || (d.donnees #>> '{contenu,net_g}'), ', '
    order by d.indice) from document.document d where d.type = 'bon_reception'),
  '1 100000, 2 90000', 'the slip has a new index');

select is(pg_temp.sortir('a', 'destruction', 60000), 'accepté', 'most of it is destroyed');
select is(pg_temp.corriger('a', '{"net_g": 70000}'), 'validée', 'less, as long as it is there');
select is(pg_temp.refus('a', '{"net_g": 50000}'),
  'correction_refusee sortie_lot POST /v1/mouvements/id/contrepasser', 'not less than went');
select is(essai.statut_du_lot('a'), 'validé 10000', 'nothing changed');
select is(pg_temp.sortir('a', 'retour', 1000), 'accepté', 'some goes back to its supplier');
select is(pg_temp.refus('a', jsonb_build_object('fournisseur_id', essai.id('fournisseur'))),
  'correction_refusee sortie_lot POST /v1/mouvements/id/contrepasser', 'who then stays it');
select is(pg_temp.corriger('a', '{"net_g": 120000, "qualite_declaree": {"AB": "C1"}}'), 'validée',
  'more, of another quality');
select is(essai.statut_du_lot('a') || ' ' || lot.etats((essai.recue('a')).lot_id)::text,
  'validé 59000 {"AB": "C1"}', 'which the lot has');
select lot.mettre_en_quarantaine((essai.recue('a')).lot_id, 'x', null, essai.id('rsci ESSAI'),
  essai.t(4));
select is(pg_temp.refus('a', '{"net_g": 110000}'),
  'correction_refusee lot POST /v1/lots/id/liberer, sortie_lot POST /v1/mouvements/id/contrepasser'
    || ', sortie_lot POST /v1/mouvements/id/contrepasser', 'nothing leaves quarantine');
select is(pg_temp.corriger('a', '{"net_g": 130000}'), 'validée', 'what it lacks comes in');
select is(pg_temp.origines('a'), 'tardif 130000', 'one origin, to the gram');
select is((select string_agg(distinct m.genre, ', ') from matiere.filiation f
    join matiere.mouvement m on m.id = f.mouvement_id
    where f.vers_id = (essai.recue('a')).lot_id and not f.annulee), 'reception',
  'by its reception alone');

select essai.acheter('c'), essai.traiter_reception('c', 'valider');
select essai.certifier('PROPRE', '2026-01-01', '2026-12-31', '{"portee": [{"activite": "vente"}]}',
  null), essai.vendre('V', jsonb_build_object('lignes', essai.ligne_vente(100000)));
select from expedition.valider((expedition.creer(jsonb_build_object('vente_id', essai.vente('V'),
    'lignes', jsonb_build_array(jsonb_build_object('lot_id', (essai.recue('c')).lot_id,
      'quantite_g', 100000))), essai.id('admin ESSAI'), essai.t(3)) ->> 'id')::uuid,
  essai.id('admin ESSAI'), essai.t(3));
select is(essai.statut_du_lot('c'), 'consommé 0', 'all of it was shipped');
select is(pg_temp.corriger('c', '{"net_g": 101000}') || ' ' || essai.statut_du_lot('c'),
  'validée validé 1000', 'what was never counted is in stock');

select * from finish();
rollback;
