-- Returns the keys of the objects of records of a kind: files that arrived, drawn documents and
-- their duplicates, the files of imports, archives of audit dossiers.
-- Spec: conservation#objets.
create or replace function conservation.objets(p_genre text, p_ids text[]) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with document as (
      select d.organisation_id, d.id, d.sha256 from document.document d
      where case p_genre when 'commande' then d.commande_id::text = any (p_ids)
                         when 'document' then d.id::text = any (p_ids)
                         else false end
    )
    select fichier.cle(d.organisation_id, d.id, d.sha256) from document d
    where d.sha256 is not null
    union all
    select fichier.cle(d.organisation_id, d.id, u.sha256)
    from document d
      join document.duplicata u on u.organisation_id = d.organisation_id and u.document_id = d.id
    where u.sha256 is not null
    union all
    select fichier.cle(f.organisation_id, f.id, f.sha256) from fichier.fichier f
    where p_genre = 'fichier' and f.id::text = any (p_ids)
    union all
    select fichier.cle(x.organisation_id, x.id, x.manifeste_sha256) from dossier.dossier x
    where p_genre = 'dossier' and x.id::text = any (p_ids)
    union all
    select importation.cle_objet(i) from importation.importation i
    where p_genre = 'importation' and i.id::text = any (p_ids);
end
$$;
