-- Spec: file-de-controle#decisions: every decision of every motif: with a reason, by an account
-- other than the author, once.
begin;
set local role metier;
select plan(3 + 8 * 66);
select essai.preparer_operations();

create function pg_temp.essayer(p_sql text) returns text language plpgsql as $$
begin
  execute p_sql;
  return 'fait';
exception when assert_failure or check_violation then
  return 'refuse';
end
$$;
create function pg_temp.resultat() returns text language sql stable as $$
  select commande.retrouver(to_jsonb(c)) ->> 'resultat' from commande.commande c
  where c.id = essai.id('commande x')
$$;
create function pg_temp.prendre(p_motif text, p_decision text, p_ensembles text[]) returns jsonb
language plpgsql as $$
declare
  v_compte text := case when 'rsci' = any (p_ensembles) then 'rsci ESSAI' else 'admin ESSAI' end;
  v_demande jsonb;
  v_resultat text;
  v_id uuid;
  v_faits jsonb := '{}';
begin
  perform essai.provoquer(p_motif);
  perform utilisateur.attribuer(essai.id('agent ESSAI'), e, tstzrange(essai.t(-1), null), null)
  from unnest('{rsci,administrateur_client}'::text[]) as e;
  v_resultat := pg_temp.resultat();
  select k.id into v_id from controle.controle k
  where k.commande_id = essai.id('commande x') and k.motif = p_motif order by k.details ->> 'champ'
  limit 1;
  v_demande := essai.demande(p_motif, p_decision);

  v_faits := v_faits || jsonb_build_object(
    'autre rôle', (select array_agg(distinct essai.lever(c, 'x', p_motif, p_decision, v_demande))
                   from unnest(array['collègue ESSAI',
                       case when 'rsci' = any (p_ensembles) then 'collègue ESSAI'
                       else 'rsci ESSAI' end,
                                     case when 'administrateur_client' = any (p_ensembles)
                                       then 'collègue ESSAI' else 'admin ESSAI' end]) as c),
    'auteur', essai.lever('agent ESSAI', 'x', p_motif, p_decision, v_demande),
    'magasin', pg_temp.essayer(format(
      'update controle.controle set statut = ''leve'', leve_le = essai.t(), leve_par = auteur_id, '
      'decision = %L, raison = ''r'' where id = %L', p_decision, v_id)),
    'autre motif',
    (select array_agg(distinct essai.lever(v_compte, 'x', p_motif, d.decision, v_demande))
      from controle.motif_decision d
                    where not exists (select from controle.motif_decision m where m.motif = p_motif
                      and m.decision = d.decision)));
  v_faits := v_faits
    || jsonb_build_object('décision', essai.lever(v_compte, 'x', p_motif, p_decision, v_demande));
  return v_faits || jsonb_build_object(
    'trace',
    (select to_jsonb(array[k.leve_le = essai.t(1), k.leve_par = essai.id(v_compte),
          k.decision = p_decision, k.raison = 'vu'])
              from controle.controle k where k.id = v_id),
    'journal', (select jsonb_agg(e.details #>> '{demande,decision}') from journal.evenement e
                where e.action = 'controle.lever' and e.entite_id = v_id
                  and e.commande_id = essai.id('commande x')),
    'encore', essai.lever(v_compte, 'x', p_motif, p_decision, v_demande),
    'modifier',
    pg_temp.essayer(format('update controle.controle set raison = ''autre'' where id = %L', v_id)),
    'rejeu', pg_temp.resultat() = v_resultat);
end
$$;
create function pg_temp.a_part(p_motif text, p_decision text, p_ensembles text[]) returns jsonb
language plpgsql as $$
begin
  raise sqlstate 'TS000' using message = pg_temp.prendre(p_motif, p_decision, p_ensembles)::text;
exception when sqlstate 'TS000' then
  return sqlerrm::jsonb;
end
$$;
create temp table cas as
select d.motif, d.decision, d.motif || ', ' || d.decision || ': ' as nom,
  pg_temp.a_part(d.motif, d.decision, d.ensembles) as f
from controle.motif_decision d;

select is((select count(*) from cas), 66::bigint, 'the decisions of the table');
select is((select count(distinct c.motif) from cas c), 22::bigint, 'every motif has some');
select is((select count(*) from controle.controle), 0::bigint, 'each was tried on its own');
select is(c.f -> 'autre rôle', '["403 droit_manquant"]',
  c.nom || 'refused to whoever may not take it') from cas c;
select is(c.f ->> 'auteur', '403 separation_des_taches',
  c.nom || 'refused to the author, who holds the sets too') from cas c;
select is(c.f ->> 'magasin', 'refuse', c.nom || 'the store refuses the author as well') from cas c;
select is(c.f -> 'autre motif', '["400 decision_invalide"]',
  c.nom || 'the decisions of other motifs are none of this one') from cas c;
select is(array[c.f ->> 'décision', c.f ->> 'encore'], '{leve,409 controle_deja_leve}',
  c.nom || 'lifts, once') from cas c;
select is(c.f -> 'trace', '[true, true, true, true]', c.nom || 'kept with who, when, what and why')
from cas c;
select is(array[c.f ->> 'journal', c.f ->> 'modifier'],
  array[jsonb_build_array(c.decision)::text, 'refuse'], c.nom || 'journaled, and immutable')
from cas c;
select is(c.f ->> 'rejeu', 'true', c.nom || 'the phone''s result stays as it was') from cas c;

select * from finish();
rollback;
