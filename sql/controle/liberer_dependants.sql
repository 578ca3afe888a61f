-- Lifts what came under `dependance_en_controle` because the record that it names waited for a late
-- reference, and for nothing else: arrived in another order, it would have no such control. What
-- waited for these in turn follows. Not the decider's own commands.
-- Spec: commandes#ordre-d-arrivee, file-de-controle#reference-arrivee.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md.
-- Locks: the controls that it lifts, by id.
create or replace function controle.liberer_dependants(
  p_controle controle.controle, p_raison text, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dependant controle.controle;
begin
  for v_dependant in
    select d.* from controle.controle d
    where d.organisation_id = p_controle.organisation_id and d.statut = 'ouvert'
      and d.motif = 'dependance_en_controle' and d.details ->> 'id' = p_controle.entite_id::text
      and d.details -> 'controles' ? p_controle.id::text and d.auteur_id <> p_decideur_id
      and not exists (
        select from jsonb_array_elements_text(d.details -> 'controles') as n (id)
          join controle.controle c on c.id = n.id::uuid
        where c.statut = 'ouvert'
          or c.motif <> all ('{reference_inconnue,dependance_en_controle}'::text[]))
    order by d.id for update of d
  loop
    update controle.controle c
    set statut = 'leve', leve_le = p_le, leve_par = p_decideur_id, decision = 'correction',
        raison = p_raison
    where c.id = v_dependant.id;
    perform journal.consigner(p_le, 'controle.lever', 'controle', v_dependant.id,
      jsonb_build_object('motif', v_dependant.motif, 'demande', jsonb_build_object(
        'decision', 'correction', 'raison', p_raison), 'avec', p_controle.id), null,
      v_dependant.commande_id);
    perform controle.liberer_dependants(v_dependant, p_raison, p_decideur_id, p_le);
  end loop;
end
$$;
