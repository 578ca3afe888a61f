-- Takes a licence back, as if it had never existed: a correction after which none is in force.
-- Spec: licences-et-factures#registre.
-- Refuses: licence_inconnue, licence_deja_corrigee.
-- Locks: the organization.
create or replace function licence.retirer(
  p_appelant jsonb, p_licence_id uuid, p_raison text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_licence licence.licence := licence.tenir(p_licence_id);
begin
  v_licence.corrige := v_licence.id;
  v_licence.retiree := true;
  v_licence.raison := p_raison;
  v_licence.auteur := coalesce(p_appelant ->> 'identifiant', p_appelant ->> 'sujet');
  v_licence.ecrite_le := p_le;
  return licence.consigner(p_appelant, 'retirer', licence.inscrire(v_licence), p_le);
end
$$;
