-- Journals the reading of these members' identity documents, and of these files, into a dossier,
-- like every reading of an identity document. Returns the files that the store no longer has.
-- Spec: dossiers#pieces-identite, identites-et-droits#piece-identite.
create or replace function dossier.lire_identites(
  p_id uuid, p_producteurs uuid[], p_fichiers uuid[], p_le timestamptz) returns uuid[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_details jsonb := jsonb_build_object('dossier_id', p_id);
begin
  perform journal.consigner(p_le, 'producteur.lire_piece', 'producteur', p.id, v_details)
  from unnest(p_producteurs) as p (id);
  perform journal.consigner(p_le, 'fichier.lire_piece_identite', 'fichier', f.id, v_details)
  from unnest(p_fichiers) as f (id);
  return array(
    select f.id from fichier.fichier f
      join conservation.objet o
        on o.organisation_id = f.organisation_id
          and o.cle = fichier.cle(f.organisation_id, f.id, f.sha256)
    where f.organisation_id = core.organisation_id() and f.id = any (p_fichiers)
    order by f.id);
end
$$;
