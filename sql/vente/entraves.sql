-- Lists the expeditions that were made for some lines of a sale, each with the act that takes it
-- back.
-- Spec: corrections#refus.
create or replace function vente.entraves(p_vente_id uuid, p_rangs smallint[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'entite', 'expedition', 'id', x.id, 'reference', x.numero_conteneur, 'acte', format(
        case x.statut when 'brouillon' then 'POST /v1/expeditions/%s/annuler'
                      else 'POST /v1/expeditions/%s/devalider' end, x.id)) order by x.id), '[]')
    from expedition.expedition x
    where x.vente_id = p_vente_id and x.statut <> 'annulée' and exists (
      select from expedition.ligne l
      where l.expedition_id = x.id and l.vente_ligne = any (p_rangs)));
end
$$;
