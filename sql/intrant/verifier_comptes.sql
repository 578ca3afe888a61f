-- Returns whether the units of a hand-out are known: its unit is one of the input's, and its
-- currency exists.
-- Spec: types-de-commandes#intrant-remettre, api#montants.
-- Chosen: docs/decisions/0048-rien-en-silence.md. Motifs: reference_inconnue, ecart_calcul.
create or replace function intrant.verifier_comptes(
  p_payload jsonb, p_intrant_id uuid, p_date timestamptz) returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_unite text := p_payload ->> 'unite_code';
  v_devise text := p_payload #>> '{valeur,devise}';
  v_unites text[] := case when p_intrant_id is not null
    then intrant.unites_au(p_intrant_id, p_date) end;
  v_constats commande.constat[] := '{}';
begin
  if v_unite = any (v_unites) then
    null;
  elsif not exists (select from intrant.unite u where u.code = v_unite) then
    v_constats := v_constats || ('reference_inconnue', null, null, jsonb_build_object(
      'champ', 'unite_code', 'entite', 'unite', 'code', v_unite))::commande.constat;
  elsif v_unites is not null then
    v_constats := v_constats || ('ecart_calcul', null, null, jsonb_build_object(
      'champ', 'unite_code', 'raison', 'unite', 'intrant_id', p_intrant_id,
      'serveur', v_unites, 'telephone', v_unite))::commande.constat;
  end if;
  if not exists (select from devise.devise d where d.code = v_devise) then
    v_constats := v_constats || ('reference_inconnue', null, null, jsonb_build_object(
      'champ', 'valeur.devise', 'entite', 'devise', 'code', v_devise))::commande.constat;
  end if;
  return v_constats;
end
$$;
