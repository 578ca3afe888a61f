-- Records the subject of a person at the provider, a creation in progress, or that the name already
-- belonged to another person there.
-- Chosen: docs/decisions/0015-comptes.md. If another name already has this subject here, the
--         subject belongs to that person: a provider may accept two spellings of one name.
create or replace function personne.acquitter_sujet(
  p_etape jsonb, p_emetteur text, p_reponse jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_reponse ->> 'issue' = 'tentee' then
    update personne.personne p
    set creation = 'tentee', mot_de_passe_tente = p_etape ->> 'mot_de_passe_hash'
    where p.identifiant = p_etape ->> 'identifiant';
    return;
  end if;
  if p_reponse ->> 'issue' = 'etrangere' then
    perform personne.constater_etrangere(p_etape ->> 'identifiant', p_le);
    return;
  end if;
  update personne.personne p
  set creation = 'faite', emetteur = p_emetteur, sujet = p_reponse ->> 'sujet',
      mot_de_passe_a_poser = nullif(p.mot_de_passe_a_poser, p.mot_de_passe_tente),
      mot_de_passe_tente = null
  where p.identifiant = p_etape ->> 'identifiant';
exception when unique_violation then
  perform personne.constater_etrangere(p_etape ->> 'identifiant', p_le);
end
$$;
