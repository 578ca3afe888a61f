-- Returns the contents of a lot's label; null while it has no number, and after it left stock as
-- rejected or cancelled. Mass in g.
-- Spec: documents#etiquette.
create or replace function lot.contenu_etiquette(
  p_id uuid, p_pour_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'numero', l.numero_officiel, 'nature', l.nature, 'campagne', k.code,
      'produit', case p_langue when 'en' then t.nom_en else t.nom_fr end,
      'categorie', lot.categorie(l.id), 'qualites', lot.qualites_nommees(l.id, p_langue),
      'quantite_g', lot.quantite(l.id), 'lieu', concat_ws(' ', e.code, e.nom),
      'date', core.horodatage(l.cree_le))
    from lot.lot l
      join campagne.campagne k on k.organisation_id = l.organisation_id and k.id = l.campagne_id
      join produit.produit t on t.organisation_id = l.organisation_id and t.id = l.produit_id
      join emplacement.emplacement e
        on e.organisation_id = l.organisation_id and e.id = l.emplacement_id
    where l.id = p_id and l.numero_officiel is not null
      and l.statut in ('validé', 'quarantaine', 'consommé', 'archivé'));
end
$$;
