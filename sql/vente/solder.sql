-- Judges a sale after an expedition was validated or the sale corrected: refuses a mass beyond the
-- tolerance. The sale becomes `soldée` once the whole committed mass is shipped, and is open again
-- while a line lacks mass.
-- Spec: ventes-et-expeditions#solde, ventes-et-expeditions#vente.
-- Chosen: docs/decisions/0168-issues-nommees.md: the refusal names the correction of the sale and,
--         for each expedition that ships the line, the act that takes it back.
-- Refuses: tolerance_depassee. Locks: none; the caller holds the sale.
create or replace function vente.solder(
  p_vente_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_trop jsonb;
  v_acte text;
begin
  select jsonb_build_object(
           'ligne', l.rang, 'expedie_g', l.expedie_g, 'maximum_g', l.maximum_g,
           'acte', format('POST /v1/ventes/%s/corriger', p_vente_id), 'dependances', (
             select jsonb_agg(distinct jsonb_build_object(
               'entite', 'expedition', 'id', x.id,
               'acte', format('POST /v1/expeditions/%s/devalider', x.id)))
             from expedition.ligne e join expedition.expedition x on x.id = e.expedition_id
             where e.vente_id = p_vente_id and e.vente_ligne = l.rang and x.statut = 'validée'))
  into v_trop
  from vente.lignes(p_vente_id) as l where l.expedie_g > l.maximum_g limit 1;
  if v_trop is not null then
    raise sqlstate 'TR409' using message = 'tolerance_depassee', detail = v_trop::text;
  end if;
  select case when s.manque and v.statut = 'soldée' then 'rouvrir'
              when not s.manque and v.statut = 'validée' then 'solder' end into v_acte
  from vente.vente v
    cross join lateral (
      select bool_or(l.expedie_g < l.quantite_g) as manque from vente.lignes(v.id) as l) as s
  where v.id = p_vente_id;
  if v_acte is not null then
    perform vente.changer_statut(p_vente_id, v_acte, p_raison, p_auteur_id, p_le);
  end if;
end
$$;
