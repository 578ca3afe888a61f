-- Makes the code that proves a pending mail address, and its message; null without a pending
-- address. The code itself is not stored: a second sending makes another code.
-- Spec: relances#courriel.
create or replace function relance.ecrire_code(p_utilisateur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code text := appareil.code_aleatoire();
  v_demande text;
begin
  update relance.abonne a
  set code_empreinte = encode(sha256(convert_to(v_code, 'UTF8')), 'hex'),
      code_expire_le = p_le + interval '24 hours'
  where a.utilisateur_id = p_utilisateur_id and a.demande is not null
  returning a.demande into v_demande;
  return (
    select json_build_object(
      'destinataire', v_demande,
      'reference', format('courriel.%s.%s', p_utilisateur_id, left(md5(v_code), 16)),
      'sujet', format(case o.langue when 'en' then '%s: your code' else '%s : votre code' end,
                      o.nom),
      'texte', format(case o.langue
        when 'en' then 'Code: %s' || e'\n\n' || 'It proves this address for 24 hours.'
                       || ' If you asked for nothing, nothing happens.'
        else 'Code : %s' || e'\n\n' || 'Il confirme cette adresse pendant 24 heures.'
             || ' Si vous n''avez rien demandé, rien ne se passe.' end, v_code))
    from organisation.organisation o
    where o.id = core.organisation_id() and v_demande is not null);
end
$$;
