-- Presents a due diligence statement as lists show it.
-- Spec: eudr#declaration.
create or replace function eudr.presenter(p_declaration eudr.declaration) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'id', p_declaration.id, 'expedition_id', p_declaration.expedition_id,
    'lignes', eudr.lots_declares(p_declaration.id), 'role', p_declaration.role,
    'taille', p_declaration.taille, 'pays', p_declaration.pays,
    'destinataire', p_declaration.destinataire, 'note', p_declaration.note,
    'amont', eudr.references_amont(p_declaration.id), 'statut', p_declaration.statut,
    'deposee_le', core.horodatage(p_declaration.deposee_le),
    'numero_dds', p_declaration.numero_dds,
    'numero_verification', p_declaration.numero_verification,
    'attribue_le', core.horodatage(p_declaration.attribue_le),
    'modifiable_jusqu_a', case when p_declaration.engagement is null
      then core.horodatage(p_declaration.attribue_le + interval '72 hours') end,
    'engagement', p_declaration.engagement,
    'engagee_le', core.horodatage(p_declaration.engagee_le),
    'cree_le', core.horodatage(p_declaration.cree_le),
    'auteur_id', p_declaration.auteur_id);
end
$$;
