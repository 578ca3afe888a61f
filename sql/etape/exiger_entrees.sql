-- Judges the inputs of a step, which the caller has locked: validated lots, not in quarantine, and
-- without an open control that excludes them from a referential under which an output is still
-- organic or in conversion.
-- Spec: lots#ecart-du-bio, etapes#entrees.
-- Refuses: etape_bloquee, lot_non_valide.
create or replace function etape.exiger_entrees(p_etape_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lots uuid[] := array(select n.lot_id from etape.entree n where n.etape_id = p_etape_id);
  v_referentiels text[];
  v_bloquants jsonb;
  v_lot record;
begin
  select jsonb_agg(jsonb_build_object('lot_id', l.id, 'motif', 'quarantaine') order by l.id)
  into v_bloquants
  from lot.lot l where l.id = any (v_lots) and l.statut = 'quarantaine';
  v_referentiels := array(
    select distinct e.referentiel_code
    from etape.resultats(p_etape_id) as r cross join jsonb_each_text(r.etats) as x
      join conformite.etat e on e.referentiel_code = x.key and e.code = x.value
    where e.categorie_affichage in ('bio', 'conversion'));
  select coalesce(v_bloquants || e.bloquants, v_bloquants, e.bloquants) into v_bloquants
  from (
    select jsonb_agg(jsonb_build_object(
             'lot_id', b.lot_id, 'motif', 'controle_ouvert',
             'referentiel_code', b.referentiel_code, 'collecte_id', b.collecte_id,
             'motifs', b.motifs) order by b.lot_id, b.referentiel_code, b.collecte_id) as bloquants
    from lot.ecartes_du_bio(case when v_referentiels <> '{}' then v_lots end) as b
    where b.referentiel_code = any (v_referentiels)) as e;
  if v_bloquants is not null then
    raise sqlstate 'TR409' using message = 'etape_bloquee',
      detail = jsonb_build_object('bloquants', v_bloquants)::text;
  end if;
  select l.id, l.statut into v_lot from lot.lot l
  where l.id = any (v_lots) and l.statut <> 'validé' order by l.id limit 1;
  if v_lot.id is not null then
    raise sqlstate 'TR409' using message = 'lot_non_valide',
      detail = jsonb_build_object('lot_id', v_lot.id, 'statut', v_lot.statut)::text;
  end if;
end
$$;
