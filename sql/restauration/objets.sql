-- Returns the objects of the current organization by their keys in the store: the kind of record
-- and its id, the size if it is stored, and whether the object must exist (`du`), may exist
-- (`possible`: awaited, being made, to be removed) or was erased.
-- Spec: restauration#fichiers.
-- Why: an object listed for erasure is erased, whatever else refers to it; duplicates are merged.
create or replace function restauration.objets()
returns table (cle text, genre text, id uuid, taille_octets bigint, attente text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with nomme (cle, genre, id, taille_octets, attente, rang) as (
    select o.cle, 'effacement', null::uuid, null::bigint,
           case when o.efface_le is null then 'possible' else 'efface' end, 0
    from conservation.objet o
    union all
    select fichier.cle(f.organisation_id, f.id, f.sha256), 'fichier', f.id, f.taille_octets, 'du',
           1
    from fichier.fichier f
    union all
    select fichier.cle(d.organisation_id, d.id, d.sha256), 'document', d.id, d.taille_octets, 'du',
           1
    from document.document d where d.sha256 is not null
    union all
    select fichier.cle(u.organisation_id, u.document_id, u.sha256), 'duplicata', u.document_id,
           null, 'du', 2
    from document.duplicata u where u.sha256 is not null
    union all
    select fichier.cle(l.organisation_id, l.organisation_id, l.sha256), 'logo', l.organisation_id,
           l.taille_octets, 'du', 1
    from document.logo l where l.sha256 is not null
    union all
    select importation.cle_objet(i), 'importation', i.id, i.taille_octets,
           case i.statut when 'attendu' then 'possible' else 'du' end, 1
    from importation.importation i
    union all
    select fichier.cle(x.organisation_id, x.id, x.manifeste_sha256), 'dossier', x.id,
           x.taille_octets, case x.statut when 'pret' then 'du' else 'possible' end, 1
    from dossier.dossier x where x.manifeste_sha256 is not null
    union all
    select fichier.cle(b.organisation_id, b.dossier_id, b.sha256), 'dossier', b.dossier_id, null,
           'possible', 3
    from dossier.bloc b
    union all
    select fichier.cle(e.organisation_id, e.fichier_id, e.sha256), 'fichier', e.fichier_id,
           e.taille_octets, 'possible', 3
    from fichier.envoi e
    where not exists (select from fichier.fichier f
                      where f.organisation_id = e.organisation_id and f.id = e.fichier_id)
  )
  select distinct on (n.cle collate "C") n.cle, n.genre, n.id, n.taille_octets, n.attente
  from nomme n order by n.cle collate "C", n.rang
$$;
