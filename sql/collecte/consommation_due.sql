-- Returns the consumption due from a collection by the pack that its campaign froze: the raw
-- material, and its grams for the mass that still consumes a capacity. Each part that was given
-- back was rounded up, so a difference of at most a gram per part counts as none.
-- Spec: packs-et-campagnes#pack-fige.
-- Chosen: docs/decisions/0043-pack-fige.md, 0050-rejuger.md.
create or replace function collecte.consommation_due(
  p_collecte collecte.collecte, out matiere_code text, out quantite_g bigint) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_imputable_g bigint := 0;
  v_due record;
  v_prise_g bigint;
  v_rendues bigint;
begin
  if num_nulls(p_collecte.campagne_id, p_collecte.producteur_id, p_collecte.produit_id) > 0 then
    quantite_g := 0;
    return;
  end if;
  if p_collecte.statut <> 'devalidee' then
    v_imputable_g := (collecte.appliquer_declassements(
      p_collecte.id, '{}', p_collecte.net_g)).imputable_g;
  end if;
  v_due := capacite.prise(
    produit.de_campagne(p_collecte.produit_id, p_collecte.campagne_id), v_imputable_g);
  matiere_code := v_due.matiere_code;
  select coalesce(sum(k.quantite_g), 0), count(*) filter (where k.quantite_g < 0)
  into v_prise_g, v_rendues
  from capacite.toute_consommation k
  where k.collecte_id = p_collecte.id and k.campagne_id = p_collecte.campagne_id
    and k.matiere_code = v_due.matiere_code;
  quantite_g := case when abs(v_prise_g - v_due.quantite_g) <= v_rendues
    then v_prise_g else v_due.quantite_g end;
end
$$;
