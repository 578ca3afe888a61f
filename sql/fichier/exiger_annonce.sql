-- Refuses a declaration about a file that contradicts earlier commands which announce it.
-- Spec: fichiers#arrivee.
-- Refuses: fichier_autre_contenu.
create or replace function fichier.exiger_annonce(p_fichier_id uuid, p_sha256 text, p_role text)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_annonces jsonb;
begin
  select jsonb_agg(distinct jsonb_build_object('sha256', p.sha256, 'role', p.role)) into v_annonces
  from commande.piece_jointe p where p.fichier_id = p_fichier_id;
  if not v_annonces @> jsonb_build_array(jsonb_build_object('sha256', p_sha256, 'role', p_role))
  then
    raise sqlstate 'TR409' using message = 'fichier_autre_contenu',
      detail = jsonb_build_object('annonces', v_annonces)::text;
  end if;
end
$$;
