-- Resolves the caller: the organization, then the account in it; sets both for the rest of the
-- transaction. The publisher's support has no account in the organization, and is admitted while an
-- access is open.
-- Spec: identites-et-droits#organisation-active, support-et-cockpit#acces.
-- Refuses: organisation_absente, organisation_a_preciser, organisation_non_autorisee,
--          organisation_inconnue, organisation_suspendue.
-- Chosen: a code that the token does not name is `organisation_non_autorisee` whether it exists or
--         not.
-- Why: every call begins with this function. Checks that concern most callers come first; support
--      and first sign-ins are checked only if these fail. For a caller with cached keys
--      (`v1.connaitre`), one statement checks that account and organization are active; other
--      callers are checked in full (docs/performance.md#reads).
create or replace function utilisateur.identifier(
  p_appelant jsonb, p_le timestamptz) returns utilisateur.session
language plpgsql
as $$
declare
  v_connu jsonb := p_appelant -> 'connu';
  v_codes jsonb;
  v_nombre integer;
  v_code text;
  v_support boolean := false;
  v_organisation_id uuid;
  v_statut text;
  v_session utilisateur.session;
  v_pose text;
begin
  if v_connu is not null then
    v_pose := set_config('sillon.organisation_id', v_connu ->> 'organisation_id', true);
    select o.id, (v_connu ->> 'utilisateur_id')::uuid,
           (select u.actif_pendant @> p_le from utilisateur.utilisateur u
            where u.organisation_id = o.id and u.id = (v_connu ->> 'utilisateur_id')::uuid)
    into v_session
    from organisation.organisation o
    where o.id = (v_connu ->> 'organisation_id')::uuid and o.statut <> 'suspendue';
    if v_session.actif then
      v_pose := set_config('sillon.utilisateur_id', v_connu ->> 'utilisateur_id', true);
      return v_session;
    end if;
  end if;

  v_codes := p_appelant -> 'organisations';
  v_nombre := coalesce(jsonb_array_length(v_codes), 0);
  v_code := p_appelant ->> 'x_organisation';
  if v_code is null and v_nombre = 1 then
    v_code := v_codes ->> 0;
  elsif v_code is null and v_nombre > 1 then
    raise sqlstate 'TR403' using message = 'organisation_a_preciser',
      detail = jsonb_build_object('organisations', v_codes)::text;
  elsif v_code is null or not coalesce(v_codes ? v_code, false) then
    v_support := v_code is not null
      and coalesce(p_appelant -> 'roles' ?| '{editeur_support,editeur_admin}', false);
    if not v_support and v_nombre = 0 then
      raise sqlstate 'TR403' using message = 'organisation_absente';
    elsif not v_support then
      raise sqlstate 'TR403' using message = 'organisation_non_autorisee';
    end if;
  end if;

  v_pose := set_config('sillon.codes', v_code, true);
  select o.id, o.statut into v_organisation_id, v_statut
  from organisation.organisation o where o.code = v_code;
  if v_organisation_id is null then
    raise sqlstate 'TR403' using message = 'organisation_inconnue';
  end if;
  v_pose := set_config('sillon.codes', '', true)
    || set_config('sillon.organisation_id', v_organisation_id::text, true);

  if v_support then
    v_session := utilisateur.admettre_support(p_appelant, p_le);
  else
    v_session := utilisateur.reconnaitre(p_appelant, p_le);
    if v_session.organisation_id is null then
      perform utilisateur.lier_identite(p_appelant, p_le);
      v_session := utilisateur.reconnaitre(p_appelant, p_le);
    end if;
    if v_session.utilisateur_id is null then
      raise sqlstate 'TR403' using message = 'organisation_non_autorisee';
    end if;
  end if;
  if v_statut = 'suspendue' then
    raise sqlstate 'TR403' using message = 'organisation_suspendue';
  end if;
  v_pose := set_config('sillon.utilisateur_id', coalesce(v_session.utilisateur_id::text, ''), true);
  return v_session;
end
$$;
