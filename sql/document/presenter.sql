-- Presents a document as the API shows it: its record, its validity, its file once drawn, and its
-- reprints, including those of phones.
-- Spec: documents#lecture, documents#duplicata.
create or replace function document.presenter(p_document document.document) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_document.id, 'type', p_document.type, 'entite', t.entite,
      'entite_id', p_document.entite_id,
      'pour_id', nullif(p_document.pour_id, p_document.entite_id),
      'indice', p_document.indice, 'numero', p_document.numero,
      'statut', case when p_document.remplace_le is null then 'valide' else 'remplace' end,
      'code', p_document.code, 'empreinte', p_document.empreinte, 'langue', p_document.langue,
      'etabli_le', core.horodatage(p_document.etabli_le),
      'remplace_le', core.horodatage(p_document.remplace_le),
      'fichier', case when p_document.sha256 is not null then jsonb_build_object(
        'sha256', p_document.sha256, 'taille_octets', p_document.taille_octets,
        'type_media', 'application/pdf', 'dessine_le', core.horodatage(p_document.dessine_le))
        end,
      'duplicatas', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'reimpression_id', r.reimpression_id, 'copies', r.copies, 'auteur_id', r.auteur_id,
          'le', core.horodatage(r.le)) order by r.le, r.reimpression_id), '[]')
        from document.reimpressions(p_document) as r))
    from document.type t where t.code = p_document.type);
end
$$;
