-- Binds an account of the current organization to the identity of the person who accepted it. The
-- account is active from now on, unless it was suspended in the meantime; a job adds it to the
-- person's tokens.
-- Chosen: docs/decisions/0015-comptes.md. An identity with an account here gets no second one: the
--         unique binding refuses.
create or replace function personne.attacher(
  p_utilisateur_id uuid, p_appelant jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update personne.rattachement r
  set etat = 'accepte', accepte_le = p_le, termine_le = null, code_empreinte = null,
      fournisseur = 'a_ajouter'
  where r.utilisateur_id = p_utilisateur_id;
  update utilisateur.utilisateur u
  set actif_pendant = u.actif_pendant + tstzmultirange(
    tstzrange(core.apres(p_le, u.actif_pendant), null))
  where u.id = p_utilisateur_id and u.statut = 'actif';
  insert into utilisateur.identite (organisation_id, emetteur, sujet, utilisateur_id, lie_le)
  select core.organisation_id(), p_appelant ->> 'emetteur', p_appelant ->> 'sujet',
         p_utilisateur_id, p_le
  where not exists (
    select from utilisateur.identite i
    where i.emetteur = p_appelant ->> 'emetteur' and i.sujet = p_appelant ->> 'sujet'
      and i.utilisateur_id = p_utilisateur_id);
  perform personne.prouver_par_emetteur(p_appelant, p_utilisateur_id, p_le);
  perform journal.consigner(p_le, 'personne.accepter', 'utilisateur', p_utilisateur_id);
end
$$;
