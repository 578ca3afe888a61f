-- Returns the expeditions of a period that depend on a certificate: for the organization's own
-- certificate, the expeditions validated with it; for a group's or a supplier's, the expeditions
-- that contain its goods.
-- Spec: conformite-et-certificats#operations.
create or replace function expedition.sous_certificat(
  p_certificat certificat.certificat, p_du timestamptz, p_au timestamptz)
returns setof certificat.operation
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select 'expedition', x.id, x.date_operation, coalesce(x.numero_conteneur, v.code),
         p_certificat.groupement_id
  from expedition.expedition x join vente.vente v on v.id = x.vente_id
  where x.statut = 'validée' and x.date_operation >= p_du and x.date_operation <= p_au
    and case
      when num_nonnulls(p_certificat.groupement_id, p_certificat.fournisseur_id) = 0
        then x.certificats @> jsonb_build_array(jsonb_build_object(
          'certificat_id', p_certificat.id))
      else exists (
        select from genealogie.ancetres(array[x.id]) as a
          left join collecte.collecte c on c.id = a.id and a.genre = 'collecte'
        where c.groupement_id = p_certificat.groupement_id
          or a.genre = 'fournisseur' and a.id = p_certificat.fournisseur_id) end;
end
$$;
