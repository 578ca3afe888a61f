-- Gives another logo, or none, to documents that are established from now on. The caller has
-- already checked the bytes of the logo. Giving the present logo again changes nothing.
-- Spec: documents#logo.
-- Chosen: docs/decisions/0078-documents.md.
-- Locks: the logos of the organization, so that their versions follow each other.
create or replace function document.changer_logo(
  p_sha256 text, p_image jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_version integer;
  v_sha256 text;
begin
  perform document.verrouiller_logo();
  select l.version, l.sha256 into v_version, v_sha256 from document.logo l
  where l.organisation_id = core.organisation_id()
  order by l.version desc limit 1;
  if v_sha256 is distinct from p_sha256 then
    insert into document.logo
      (organisation_id, version, sha256, type_media, taille_octets, largeur_px, hauteur_px, depuis,
       auteur_id)
    values (core.organisation_id(), coalesce(v_version, 0) + 1, p_sha256,
            p_image ->> 'type_media', (p_image ->> 'taille_octets')::integer,
            (p_image ->> 'largeur_px')::integer, (p_image ->> 'hauteur_px')::integer, p_le,
            p_auteur_id);
    perform journal.consigner(
      p_le, 'document.changer_logo', 'organisation', core.organisation_id(),
      jsonb_build_object('sha256', p_sha256));
  end if;
  return document.lire_logo(p_le);
end
$$;
