-- Writes a person's comment on an item of the control queue, open or lifted. Returns the comment.
-- Spec: file-de-controle#commentaires.
-- Refuses: controle_inconnu.
create or replace function controle.commenter(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_commentaire controle.commentaire;
begin
  if not exists (select from controle.controle c where c.id = p_id) then
    raise sqlstate 'TR404' using message = 'controle_inconnu';
  end if;
  insert into controle.commentaire (organisation_id, controle_id, texte, auteur_id, le)
  values (core.organisation_id(), p_id, p_requete ->> 'texte', p_auteur_id, p_le)
  returning * into v_commentaire;
  perform journal.consigner(p_le, 'controle.commenter', 'controle', p_id,
    jsonb_build_object('commentaire_id', v_commentaire.id));
  return controle.presenter_commentaire(v_commentaire);
end
$$;
