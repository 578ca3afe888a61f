-- Spec: file-de-controle#plusieurs: one decision lifts dependences of which one caused another, in
-- whatever order of their ids; a trial says so.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.faire('producteur.enregistrer', 'Afi', essai.meme_piece());
select from essai.faire('producteur.enregistrer', 'x', essai.meme_piece());
select from essai.faire('parcelle.enregistrer', 'terre', essai.d_un_membre('x'));
select from essai.collecter('c', essai.d_un_membre('x') || essai.sur_une_parcelle('terre'));
create function pg_temp.demande() returns jsonb language sql stable as $$
  select jsonb_build_object('decision', 'confirmation', 'raison', 'vu', 'aussi',
                            jsonb_agg(k.id))
  from controle.controle k where k.motif = 'dependance_en_controle'
$$;
create function pg_temp.essayer() returns integer language sql as $$
  select jsonb_array_length(fiche.essayer_levee(
    (core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session, k.id,
    pg_temp.demande(), essai.t(1))::jsonb -> 'controles')
  from controle.controle k
  where k.commande_id = essai.id('commande terre') and k.motif = 'dependance_en_controle'
$$;
create function pg_temp.lever() returns text language plpgsql as $$
declare
  v_statut text;
begin
  v_statut := essai.lever('rsci ESSAI', 'terre', 'dependance_en_controle', 'confirmation',
                          pg_temp.demande());
  raise sqlstate 'TS000' using message = concat_ws(' ', v_statut,
    (select string_agg(k.decision, ',' order by k.decision) from controle.controle k
     where k.motif = 'dependance_en_controle'));
exception when sqlstate 'TS000' then
  return sqlerrm;
end
$$;
create function pg_temp.placer(p_id uuid) returns void language sql as $$
  update controle.controle k set id = p_id
  where k.commande_id = essai.id('commande terre') and k.motif = 'dependance_en_controle'
$$;
select is((select count(*) from controle.controle k where k.motif = 'dependance_en_controle'),
  3::bigint, 'a plot of a member under control, and a collection of both');

reset role;
set local session_replication_role = replica;
select pg_temp.placer('00000000-0000-7000-8000-000000000000');
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.essayer(), 3, 'a trial, the plot''s first');
select is(pg_temp.lever(), 'leve confirmation,confirmation,sans_objet', 'the plot''s first');

reset role;
set local session_replication_role = replica;
select pg_temp.placer('ffffffff-ffff-7fff-8fff-ffffffffffff');
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.essayer(), 3, 'a trial, the plot''s last');
select is(pg_temp.lever(), 'leve confirmation,confirmation,confirmation', 'the plot''s last');

select * from finish();
rollback;
