-- Resolves the sender of a batch: by an identity token, as in other calls, or by a draining token,
-- which is valid for exactly one device of one account. The publisher's support can not send.
-- Spec: commandes#identite.
-- Chosen: docs/decisions/0020-reglages.md.
-- Refuses: vidage_autre_appareil, organisation_non_autorisee, organisation_suspendue, and what
--          `utilisateur.identifier` refuses.
create or replace function utilisateur.identifier_porteur(
  p_appelant jsonb, p_appareil_id uuid, p_le timestamptz) returns utilisateur.session
language plpgsql
as $$
declare
  v_vidage jsonb := p_appelant -> 'vidage';
  v_organisation record;
  v_session utilisateur.session;
begin
  if v_vidage is null then
    v_session := utilisateur.identifier(p_appelant, p_le);
    if v_session.utilisateur_id is null then
      raise sqlstate 'TR403' using message = 'organisation_non_autorisee';
    end if;
    return v_session;
  elsif p_appareil_id is distinct from (v_vidage ->> 'appareil_id')::uuid then
    raise sqlstate 'TR403' using message = 'vidage_autre_appareil';
  end if;
  perform set_config('sillon.organisation_id', v_vidage ->> 'organisation_id', true);
  select o.code, o.statut into v_organisation from organisation.organisation o
  where o.id = core.organisation_id();
  select u.organisation_id, u.id, u.actif_pendant @> p_le into v_session
  from appareil.appareil a
    join utilisateur.utilisateur u on u.organisation_id = a.organisation_id
      and u.id = a.utilisateur_id
  where a.id = p_appareil_id and u.id = (v_vidage ->> 'utilisateur_id')::uuid;
  if v_session.utilisateur_id is null
    or p_appelant ->> 'x_organisation' <> v_organisation.code
  then
    raise sqlstate 'TR403' using message = 'organisation_non_autorisee';
  elsif v_organisation.statut = 'suspendue' then
    raise sqlstate 'TR403' using message = 'organisation_suspendue';
  end if;
  perform set_config('sillon.utilisateur_id', v_session.utilisateur_id::text, true);
  return v_session;
end
$$;
