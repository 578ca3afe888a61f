-- Brings an open control to today's judgement, by a person's act: lifts one that today's rules do
-- not find any more; lets one of a command that a person recorded name the record.
-- Spec: service#application, file-de-controle#sans-objet, file-de-controle#reprise-manuelle.
-- Chosen: docs/decisions/0152-arrive-tard.md.
-- Locks: the control, or what `commande.revoir` locks.
create or replace function rejugement.lever_sans_objet(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update controle.controle k set entite = e.entite, entite_id = e.id
  from rejugement.repris((select c.commande_id from controle.controle c where c.id = p_id)) as e
  where k.id = p_id and k.statut = 'ouvert' and k.entite_id is null and e.id is not null;
  if not found then
    perform commande.revoir(array[p_id], null, 'les règles d''aujourd''hui ne le constatent plus',
                            p_le);
  end if;
end
$$;
