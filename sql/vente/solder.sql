-- Judges a sale after an expedition was validated or the sale corrected: refuses a mass beyond the
-- tolerance. The sale becomes `soldée` once the whole committed mass is shipped, and is open again
-- while a line lacks mass.
-- Spec: ventes-et-expeditions#solde, ventes-et-expeditions#vente.
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
  select jsonb_build_object('ligne', l.rang, 'expedie_g', l.expedie_g, 'maximum_g', l.maximum_g)
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
